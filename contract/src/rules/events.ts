import type { ErrorBody } from '../api.ts'

/** The content type of a streamed response (server-sent events). This file does not import zod, so that the browser can load it cheaply. */
export const eventStream = 'text/event-stream'

const mark = 'data: '

export const encodeEvent = (event: unknown): string => `${mark}${JSON.stringify(event)}\n\n`

/**
 * Yields the events of a response as they arrive. The last event may be an error that occurred after the response had begun. If the
 * stream ends without one because the connection is lost, it throws.
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
