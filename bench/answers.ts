const lineEnd = '\r\n'
const headEnd = '\r\n\r\n'

/** Parses the HTTP responses on one connection, in whatever chunks they arrive, and reports the status of each when it is complete. */
export function readAnswers(onAnswer: (status: number) => void): (piece: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  let status: number | undefined
  let isChunked = false
  let isLast = true
  /** Bytes of the body, or of one chunk of it, that have not arrived yet. */
  let left = 0

  const passOver = () => {
    const passed = Math.min(left, rest.length)
    rest = rest.subarray(passed)
    left -= passed
  }

  const takeUpTo = (end: string): string | undefined => {
    const at = rest.indexOf(end)
    if (at < 0) return undefined
    const text = rest.toString('latin1', 0, at)
    rest = rest.subarray(at + end.length)
    return text
  }

  const beginBody = (head: string) => {
    status = Number(head.slice(9, 12))
    const [, length] = /^content-length: *(\d+)/im.exec(head) ?? []
    isChunked = /^transfer-encoding: *chunked/im.test(head)
    isLast = !isChunked
    left = Number(length ?? 0)
  }

  const beginChunk = (line: string) => {
    const size = Number.parseInt(line, 16)
    if (Number.isNaN(size)) throw new Error(`An answer has a chunk of ${JSON.stringify(line)}`)
    isLast = size === 0
    left = size + lineEnd.length
  }

  /** Whether the parser made progress with the bytes that have arrived. */
  const step = (): boolean => {
    passOver()
    if (left > 0) return false
    if (status !== undefined && isLast) {
      const ended = status
      status = undefined
      onAnswer(ended)
    }
    const text = takeUpTo(status === undefined ? headEnd : lineEnd)
    if (text === undefined) return false
    if (status === undefined) beginBody(text)
    else beginChunk(text)
    return true
  }

  return (piece) => {
    rest = rest.length > 0 ? Buffer.concat([rest, piece]) : piece
    while (step());
    // Copies the remainder, because the next read overwrites the buffer.
    rest = Buffer.from(rest)
  }
}
