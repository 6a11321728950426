import TesseraGraph
import TesseraScreen
import Testing

@Suite("Proposals and spacing")
@MainActor
struct ProposalTests {
  @Test("missing lengths are replaced by ten cells, or by what is given")
  func replacing() {
    let proposal = ProposedViewSize(width: 3, height: nil)
    #expect(proposal.replacingUnspecifiedDimensions() == Size(width: 3, height: 10))
    #expect(
      proposal.replacingUnspecifiedDimensions(by: Size(width: 1, height: 1))
        == Size(width: 3, height: 1))
  }

  @Test("a negative proposal is zero, one beyond half of infinity is infinity")
  func normalised() {
    #expect(
      ProposedViewSize(width: -4, height: .max) == ProposedViewSize(width: 0, height: .infinity))
    #expect(ProposedViewSize(width: .infinity / 2 - 1, height: .infinity / 2).width != .infinity)
    #expect(ProposedViewSize(Size(width: 2, height: 3)) == ProposedViewSize(width: 2, height: 3))
  }

  @Test("without wishes the distance is that of the axis; else the larger wish")
  func distance() {
    let plain = ViewSpacing()
    let wish = ViewSpacing(top: 2, leading: 3, bottom: 4, trailing: 5)
    #expect(plain.distance(to: plain, along: .horizontal) == 1)
    #expect(plain.distance(to: plain, along: .vertical) == 0)
    #expect(plain.distance(to: .zero, along: .horizontal) == 0)
    #expect(wish.distance(to: .zero, along: .horizontal) == 5)
    #expect(plain.distance(to: wish, along: .vertical) == 2)
    #expect(wish.distance(to: wish, along: .vertical) == 4)
  }

  @Test("a union takes the larger wish at the given sides")
  func union() {
    let wish = ViewSpacing(top: 2, leading: 3, bottom: nil, trailing: 0)
    let union = ViewSpacing.zero.union(wish, edges: [.top, .trailing])
    #expect(union == ViewSpacing(top: 2, leading: 0, bottom: 0, trailing: 0))
    #expect(ViewSpacing().union(.zero) == ViewSpacing())
  }

  private func width(_ width: Int) -> ProposedViewSize {
    ProposedViewSize(width: width, height: nil)
  }

  @Test("a cache finds what it was told, few answers or many")
  func sizeCache() {
    for count in [1, 16, 17, 60, 80] {
      var cache = SizeCache()
      for number in 0..<count {
        cache.remember(Size(width: number, height: 1), for: width(number))
      }
      #expect(cache.count == count)
      #expect((0..<count).allSatisfy { cache[width($0)]?.width == $0 })
      #expect(cache[width(count)] == nil)
      #expect(cache[ProposedViewSize(width: 0, height: 0)] == nil)
      #expect(cache.allSatisfy { $0.width == $1.width })
      cache.removeAll()
      #expect(cache.count == 0)
      #expect((0..<count).allSatisfy { cache[width($0)] == nil })
    }
  }

  @Test("a cache that is asked all day stays small, and keeps the last answers")
  func sizeCacheBound() {
    var cache = SizeCache()
    for number in 0..<10_000 {
      cache.remember(Size(width: number, height: 1), for: width(number))
      #expect(cache.count <= SizeCache.capacity)
    }
    #expect((9_936..<10_000).allSatisfy { cache[width($0)]?.width == $0 })
    #expect(cache[width(0)] == nil)
    #expect(!cache.allSatisfy { _, _ in false })
  }

  @Test("a cache of guides tells an unknown answer from none")
  func guideCache() {
    var cache = GuideCache()
    let key = HorizontalAlignment.center.key
    #expect(cache[key, .zero] == .none)
    cache.remember(nil, for: key, proposal: .zero)
    #expect(cache[key, .zero] == .some(nil))
    cache.remember(4, for: VerticalAlignment.center.key, proposal: .zero)
    #expect(cache[VerticalAlignment.center.key, .zero] == 4)
    for width in 0..<20 {
      cache.remember(width, for: key, proposal: ProposedViewSize(width: width, height: 1))
    }
    #expect(cache[key, ProposedViewSize(width: 19, height: 1)] == 19)
    #expect(cache[key, .zero] == .none)
  }
}
