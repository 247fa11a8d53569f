import type { ErrorBody } from '../api.ts'

/** The content type of an answer that comes piece by piece (server-sent events). Free of zod, for the browser. */
export const eventStream = 'text/event-stream'

const mark = 'data: '

export const encodeEvent = (event: unknown): string => `${mark}${JSON.stringify(event)}\n\n`

/**
 * The events of an answer, as they arrive. The last may be an error, when something goes wrong after the answer has begun;
 * an answer that breaks off without one throws, as reading from a lost connection does.
 */
export async function* readEvents<Event>(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<Event | ErrorBody, void> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let waiting = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (waiting + decoder.decode(value, { stream: true })).split('\n\n')
      waiting = blocks.pop() ?? ''
      for (const block of blocks) yield JSON.parse(block.slice(mark.length))
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
