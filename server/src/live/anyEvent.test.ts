import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { connect } from '../test/live.ts'
import { makePost } from '../test/make.ts'
import { makePerson } from '../test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const awkward = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.uint8Array({ maxLength: 200 }),
  fc.constantFrom(null, {}, [], { postId: null }, { postId: {} }, { postId: ['x'] }, { postId: '\u0000' }),
  fc.uuid().map((postId) => ({ postId })),
  fc.record({ postId: fc.string({ unit: 'binary' }), __proto__: fc.constant(null) }),
)
const names = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('watchPost', 'unwatchPost') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('__proto__', 'constructor', 'commentAdded', 'error', 'ping', 'message'),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 50 }) },
)
/** Event names that Socket.IO reserves and does not allow to emit. */
const reserved = new Set([
  'connect',
  'connect_error',
  'disconnect',
  'disconnecting',
  'newListener',
  'removeListener',
])
const events = fc.array(
  fc.tuple(
    names.filter((name) => !reserved.has(name)),
    fc.array(awkward, { maxLength: 3 }),
    fc.boolean(),
  ),
  { minLength: 1, maxLength: 20 },
)

test('whatever a browser says, it is answered or passed over, and what it says next is heard', async () => {
  const author = await makePerson(app.deps)
  const postId = await makePost(app.deps, author)
  await fc.assert(
    fc.asyncProperty(events, async (said) => {
      // A new person each time, since there is a rate limit on how often one person may watch posts.
      const { socket, watch } = await connect(app, await makePerson(app.deps))
      const emit = socket.emit.bind(socket) as (name: string, ...values: unknown[]) => void
      const answers: unknown[] = []
      for (const [name, values, isAsking] of said) {
        emit(name, ...values, ...(isAsking ? [(answer: unknown) => void answers.push(answer)] : []))
      }
      expect(await watch(postId)).toEqual({ success: true })
      expect(socket.connected).toBe(true)
      for (const answer of answers) {
        if ((answer as { success: boolean }).success) expect(answer).toEqual({ success: true })
        else
          expect(answer).toMatchObject({
            success: false,
            code: expect.any(String),
            message: expect.any(String),
          })
      }
      socket.disconnect()
    }),
    { numRuns: 60 },
  )
  expect(app.logged()).not.toMatch(/"level":"(error|fatal)"/)
})

test.each([
  ['no packet of Socket.IO', 'hello'],
  ['a packet of no type', '4'],
  ['a type that there is not', '49'],
  ['an event that is no list', '42{"a":1}'],
  ['an event without a name', '42[]'],
  ['a name that is no text', '42[{"a":1}]'],
  ['JSON that breaks off', '42["watchPost",{"postId"'],
  ['an answer that nobody waits for', '43999[]'],
  ['a number of an answer that is too large', '42999999999999999999999999["watchPost",{}]'],
  ['more attachments than it has', '4599-["watchPost",{"_placeholder":true,"num":7}]'],
  ['a second hello', '40'],
  ['very many brackets', `42${'['.repeat(4_000)}`],
])('a line that says %s harms nobody but itself', async (_what, packet) => {
  const person = await makePerson(app.deps)
  const witness = await connect(app, person)
  const { socket } = await connect(app, person)
  const { engine } = socket.io as unknown as { engine: { transport: { ws: WebSocket } } }
  engine.transport.ws.send(packet)
  expect(await witness.watch(randomUUID())).toMatchObject({ code: 'post_not_found' })
  expect(witness.socket.connected).toBe(true)
  expect(app.logged()).not.toMatch(/"level":"(error|fatal)"/)
})
