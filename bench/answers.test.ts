import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAnswers } from './answers.ts'

const answers: { status: number; text: string }[] = [
  { status: 200, text: 'HTTP/1.1 200 OK\r\nContent-Length: 12\r\nX: y\r\n\r\nab\r\n\r\ncd\r\nef' },
  { status: 204, text: 'HTTP/1.1 204 No Content\r\nDate: now\r\n\r\n' },
  {
    status: 201,
    text: 'HTTP/1.1 201 Created\r\nTransfer-Encoding: chunked\r\n\r\n3\r\na\r\n\r\nA\r\n0\r\n\r\n12345\r\n0\r\n\r\n',
  },
  { status: 429, text: 'HTTP/1.1 429 Too Many\r\ncontent-length: 0\r\n\r\n' },
]

test('each answer has ended once, in whatever pieces it comes, and whoever writes over a piece afterwards', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...answers), { minLength: 1, maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
      (sent, sizes) => {
        const statuses: number[] = []
        const read = readAnswers((status) => statuses.push(status))
        const bytes = Buffer.from(sent.map(({ text }) => text).join(''))
        let turn = 0
        for (let from = 0; from < bytes.length; turn += 1) {
          const piece = Buffer.from(bytes.subarray(from, from + (sizes[turn % sizes.length] ?? 1)))
          from += piece.length
          read(piece)
          piece.fill('#')
        }
        expect(statuses).toEqual(sent.map(({ status }) => status))
      },
    ),
  )
})
