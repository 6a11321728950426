import CNcurses
import Dispatch
import TesseraScreen
import TesseraTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A program for the tests of the terminal: it owns one, draws a line, and ends in the way that a key
/// names.
///
/// `PROBE_ACT` and `PROBE_SIGNAL` send that signal to the program after its n-th act on the terminal.
@main struct TerminalProbe {
  @MainActor static func main() {
    do throws(TerminalError) {
      let session = try TerminalSession()
      let probe = Probe(session)
      try session.enter()
      let reason = probe.run()
      session.leave()
      reason.endProcess()
    } catch {
      print(error)
      exit(3)
    }
  }
}

/// What the probe is while it runs.
@MainActor final class Probe: EventLoopClient {
  private let session: TerminalSession
  private let loop: EventLoop
  private var text = "ready"
  private var needsFrame = true
  private var isBig = false
  private var keys = 0
  private var resizes = 0
  private var acts = 0
  private var decoder = InputDecoder()
  private var wakeUpsBefore: Int?

  init(_ session: TerminalSession) {
    self.session = session
    loop = EventLoop(device: session.device, wakeUp: session.wakeUp)
    loop.client = self
    // On a busy machine the test may be slow to answer.
    session.replyLimit = .seconds(20)
    if let act = number("PROBE_ACT"), let signal = number("PROBE_SIGNAL") {
      session.device.afterEachAct = { [weak self] in
        guard let self else { return }
        acts += 1
        if acts == act { kill(getpid(), Int32(signal)) }
      }
    }
  }

  func run() -> ExitReason {
    if getenv("PROBE_EARLY") != nil { Task { @MainActor in self.show("early") } }
    return loop.run()
  }

  func receive(_ bytes: UnsafeRawBufferPointer) {
    var found: [DecodedInput] = []
    decoder.decode(bytes, into: &found)
    for input in found {
      switch input {
      case .event(.key(let press)):
        keys += 1
        if let key = press.characters.first { self.press(key) }
      case .event: break
      case .reply(let reply):
        if session.receive(reply) { show("learned") }
      }
    }
  }

  func receive(_ signal: LoopSignal) {
    switch signal {
    case .stop:
      session.suspend(group: false)
      needsFrame = true
    case .resume:
      session.reassert()
      show("resumed")
    default:
      if let number = signal.endingNumber { loop.stop(.signal(number)) }
    }
  }

  func terminalDidResize() {
    resizes += 1
    show("size \(session.size.width)x\(session.size.height)")
  }

  func terminalHasRoom() { session.output.handleWritable() }

  func deadlineDidPass() { show("deadline") }

  func prepareToWait() {
    if let before = wakeUpsBefore, loop.wakeUps > before {
      wakeUpsBefore = nil
      show("woken")
    }
    if needsFrame, session.output.isIdle {
      needsFrame = false
      session.output.write(frame())
    }
    if session.output.state == .lost { loop.stop(.terminalLost) }
    loop.watchesOutput = session.output.state == .pending
  }

  private func show(_ text: String) {
    self.text = text
    needsFrame = true
  }

  private func frame() -> [UInt8] {
    let filler = isBig ? String(repeating: "#", count: 200_000) : ""
    return Array("\u{1B}[H\(filler)<\(text)>".utf8)
  }

  private func press(_ key: Character) {
    switch key {
    case "q": loop.stop()
    case "c": show("keys \(keys)")
    case "b":
      isBig = true
      show("big")
    case "w": show("wake-ups \(loop.wakeUps)")
    case "r": show("resizes \(resizes)")
    case "p": print("a stray line")
    case "P": for line in 0..<100_000 { print("line \(line)") }
    case "E":
      _ = Array("an error line\n".utf8).withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    case "l": show("log \(session.capture.recentText().prefix(12))")
    case "m": session.set([.kittyKeyboard(flags: 1), .mouse(.motion)])
    case "t": session.setTitle("a\u{7}title\u{1B}")
    case "k": Task { @MainActor in self.show("task") }
    case "g": DispatchQueue.main.async { MainActor.assumeIsolated { self.show("queue") } }
    case "n":
      let loop = loop
      wakeUpsBefore = loop.wakeUps
      DispatchQueue.global().async { loop.wake() }
    case "d": loop.deadline = .now + .milliseconds(5)
    case "?": session.ask(.first)
    case "Z": kill(getpid(), SIGTSTP)
    case "e":
      session.lend { edit() }
      show("lent")
    case "S":
      let known = session.capabilities
      show("synchronized \(known.synchronizedOutput), \(known.colorScheme)")
    case "z":
      session.suspend()
      show("resumed")
    default: end(key)
    }
  }

  /// An editor that shows itself and ends on Ctrl-C.
  private func edit() {
    var arguments = ["sh", "-c", "echo the editor; read line"].map { (text: String) in
      strdup(text)
    }
    arguments.append(nil)
    var editor: pid_t = 0
    if posix_spawn(&editor, "/bin/sh", nil, nil, &arguments, nil) == 0 {
      cnc_wait(editor, nil, nil, 0)
    }
    for argument in arguments { free(argument) }
  }

  /// The ways out that nobody plans.
  private func end(_ key: Character) {
    switch key {
    case "x": exit(7)
    case "a": abort()
    case "f": fatalError("the reason why")
    case "i": print([1, 2, 3][keys + 10])
    case "s": UnsafeMutablePointer<Int>(bitPattern: 64)?.pointee = 1
    case "o": print(descend(1))
    case "F": DispatchQueue.global().async { fatalError("the reason elsewhere") }
    case "T":
      session.output.write(Array("<stuck>".utf8))
      while true {}
    default: break
    }
  }

  private func descend(_ depth: Int) -> Int {
    depth == 0 ? 0 : descend(depth + 1) + depth
  }

  private func number(_ variable: String) -> Int? {
    getenv(variable).flatMap { Int(String(cString: $0)) }
  }
}
