import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeEvent, eventStream, readEvents } from './events.ts'

/** A response body that arrives in these chunks. */
const arriving = (pieces: readonly Uint8Array[], onCancel?: () => void) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      if (!onCancel) controller.close()
    },
    cancel: () => onCancel?.(),
  })

const collect = async (body: ReadableStream<Uint8Array>) => {
  const events: unknown[] = []
  for await (const event of readEvents(body)) events.push(event)
  return events
}

test('what is sent as server-sent events is what is read, wherever the network cuts it', async () => {
  const event = fc.record({
    text: fc.string({ unit: 'grapheme', maxLength: 12 }),
    line: fc.constant('a\n\nb'),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { maxLength: 4 }),
      fc.integer({ min: 1, max: 40 }),
      async (events, size) => {
        const bytes = new TextEncoder().encode(events.map(encodeEvent).join(''))
        const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
          bytes.slice(index * size, (index + 1) * size),
        )
        expect(await collect(arriving(pieces))).toEqual(events)
      },
    ),
  )
})

test('an event is one line of JSON after its mark, and an empty line', () => {
  expect(encodeEvent({ text: 'data: x\n' })).toBe('data: {"text":"data: x\\n"}\n\n')
  expect(eventStream).toBe('text/event-stream')
})

test('an event that was cut off is not made up', async () => {
  const text = `${encodeEvent({ first: 1 })}data: {"second"`
  expect(await collect(arriving([new TextEncoder().encode(text)]))).toEqual([{ first: 1 }])
})

test('whoever stops reading lets the sender know', async () => {
  let isCancelled = false
  const body = arriving([new TextEncoder().encode(encodeEvent(1))], () => {
    isCancelled = true
  })
  for await (const event of readEvents(body)) {
    expect(event).toBe(1)
    break
  }
  expect(isCancelled).toBe(true)
})

test('a connection that is lost is told as lost, not as the end', async () => {
  const lost = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new Error('the connection was lost'))
    },
  })
  await expect(collect(lost)).rejects.toThrow('the connection was lost')
})
