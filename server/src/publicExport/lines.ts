import { createReadStream } from 'node:fs'

/** One that is longer cannot be of an export: all texts of a report have limits. */
const mostBytes = 1024 * 1024

export interface Line {
  /** Counted from 1. */
  number: number
  /** undefined if the line is too long or is not UTF-8. */
  text: string | undefined
}

/** The lines of a file that are not blank. However long one is, no more than `most` bytes of it are kept in memory. */
export async function* linesOf(file: string, most = mostBytes): AsyncGenerator<Line, void> {
  let number = 1
  let kept: Buffer[] = []
  let bytes = 0
  const add = (piece: Buffer) => {
    bytes += piece.length
    if (bytes <= most) kept.push(piece)
    else kept = []
  }
  const take = (): Line => {
    const text = bytes > most ? undefined : decoded(Buffer.concat(kept))
    kept = []
    bytes = 0
    return { number: number++, text }
  }
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let from = 0
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', from)) {
      add(chunk.subarray(from, end))
      from = end + 1
      const line = take()
      if (line.text?.trim() !== '') yield line
    }
    add(chunk.subarray(from))
  }
  const last = take()
  if (last.text?.trim() !== '') yield last
}

function decoded(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
