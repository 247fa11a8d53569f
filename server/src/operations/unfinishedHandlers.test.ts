import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { awaitUnfinishedHandlers } from './unfinishedHandlers.ts'

test('a server that closes waits for a handler whose client has gone', async () => {
  const app = fastify()
  awaitUnfinishedHandlers(app)
  const order: string[] = []
  const arrived = Promise.withResolvers<void>()
  app.get('/', async () => {
    arrived.resolve()
    await once(app.server, 'close')
    for (let turn = 0; turn < 20; turn += 1) await nextTurn()
    order.push('handled')
    return 'nobody reads this'
  })
  const url = await app.listen({ port: 0 })
  const leaving = new AbortController()
  const asked = fetch(url, { signal: leaving.signal })
  await arrived.promise
  leaving.abort()
  await expect(asked).rejects.toThrow()
  await app.close()
  order.push('closed')
  expect(order).toEqual(['handled', 'closed'])
})
