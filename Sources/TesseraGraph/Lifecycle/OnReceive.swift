extension View {
  /// Runs an action for each element of an asynchronous sequence, while the view is there.
  ///
  /// The counterpart of SwiftUI's modifier for Combine's publishers, which do not exist here. A sequence
  /// that throws just ends.
  public func onReceive<Elements: AsyncSequence>(
    _ elements: Elements, perform action: @escaping @MainActor (Elements.Element) -> Void
  ) -> some View {
    task {
      do {
        for try await element in elements { action(element) }
      } catch {}
    }
  }

  /// Runs an action each time that an object is about to change, while the view is there.
  public func onReceive(
    _ publisher: ObservableObjectPublisher, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onReceive(publisher.values) { _ in action() }
  }
}

extension ObservableObjectPublisher {
  /// What the publisher tells, as a sequence; changes that nobody has taken yet count as one.
  var values: AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let number = subscribe { continuation.yield() }
      continuation.onTermination = { [weak self] _ in self?.cancel(number) }
    }
  }
}
