import CNcurses
import Glibc
import TesseraTerminal
import Testing

@Suite("The output writer")
struct OutputWriterTests {
  /// A terminal without a program: what the writer sends is read here.
  final class Line {
    let device: TerminalDevice
    private let master: Int32
    private var isOpen = true

    init() throws {
      var slave: Int32 = -1
      master = cnc_pty_open(80, 24, &slave)
      device = try TerminalDevice(sharing: slave)
      close(slave)
      cnc_set_nonblocking(master, 1)
    }

    deinit { hangUp() }

    func hangUp() {
      if isOpen { close(master) }
      isOpen = false
    }

    /// What can be read now.
    func received() -> [UInt8] {
      var all: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65536)
      while true {
        let count = read(master, &buffer, buffer.count)
        guard count > 0 else { return all }
        all += buffer[..<count]
      }
    }
  }

  @Test("a small frame leaves at once")
  func small() throws {
    let line = try Line()
    let writer = OutputWriter(line.device)
    #expect(writer.write(Array("frame".utf8)) == .idle)
    #expect(line.received() == Array("frame".utf8))
    #expect(writer.bytesWritten == 5)
  }

  @Test("a frame that does not fit waits, follows whole, and never blocks")
  func large() throws {
    let line = try Line()
    let writer = OutputWriter(line.device)
    let frame = (0..<1_000_000).map { UInt8(33 + $0 % 90) }
    #expect(writer.write(frame) == .pending)
    #expect(!writer.isIdle)
    var received: [UInt8] = []
    while !writer.isIdle {
      received += line.received()
      writer.handleWritable()
    }
    received += line.received()
    #expect(received == frame)
    #expect(writer.bytesWritten == frame.count)
  }

  @Test("modes that change behind a waiting frame follow it")
  func order() throws {
    let line = try Line()
    let writer = OutputWriter(line.device)
    let frame = [UInt8](repeating: 35, count: 300_000)
    writer.write(frame)
    writer.write(Array("mode".utf8))
    var received: [UInt8] = []
    while !writer.isIdle {
      received += line.received()
      writer.handleWritable()
    }
    received += line.received()
    #expect(received == frame + Array("mode".utf8))
  }

  @Test("a terminal that is gone is noticed, and further frames are dropped")
  func lost() throws {
    let line = try Line()
    let writer = OutputWriter(line.device)
    line.hangUp()
    #expect(writer.write(Array("frame".utf8)) == .lost)
    #expect(writer.write(Array("frame".utf8)) == .lost)
    #expect(!writer.isIdle)
  }

  @Test("a frame that waits when the terminal goes is dropped")
  func lostMeanwhile() throws {
    let line = try Line()
    let writer = OutputWriter(line.device)
    writer.write([UInt8](repeating: 35, count: 1_000_000))
    line.hangUp()
    #expect(writer.handleWritable() == .lost)
    #expect(writer.finish(waiting: 0) == false)
  }

  @Test("finishing gives the terminal its time, and then up")
  func finish() throws {
    let line = try Line()
    let writer = OutputWriter(line.device)
    writer.write([UInt8](repeating: 35, count: 1_000_000))
    #expect(writer.finish(waiting: 1) == false)
    #expect(writer.isIdle)
    _ = line.received()
    #expect(writer.write(Array("next".utf8)) == .idle)
  }
}
