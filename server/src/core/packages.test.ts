import Module from 'node:module'
import fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { apiDocs } from '../http/apiDocs.ts'
import { injectRequest } from '../http/injectRequest.ts'
import { drawCard } from '../shareCards/drawing.ts'

afterEach(() => vi.restoreAllMocks())

const loader = Module as unknown as { _load(asked: string, ...rest: unknown[]): unknown }

const outOfDescriptors = (): never => {
  throw new Error('EMFILE: too many open files')
}
const withoutItsFolder = () => async () => {
  throw new Error('ENOENT: no such folder')
}

/** Makes the first load of a package return the result of `is`; later loads are real. */
function atFirst(name: string, is: () => unknown): void {
  const load = loader._load
  let isFirst = true
  vi.spyOn(loader, '_load').mockImplementation(function (this: unknown, asked, ...rest) {
    if (!isFirst || !asked.includes(name)) return load.call(this, asked, ...rest)
    isFirst = false
    return is()
  })
}

test.each([
  ['@fastify/swagger', 'cannot be loaded', outOfDescriptors],
  ['@fastify/swagger-ui', 'cannot be loaded', outOfDescriptors],
  ['@fastify/swagger-ui', 'does not open', withoutItsFolder],
])('where %s %s at first, /api/docs is there later', async (name, _how, is) => {
  atFirst(name, is)
  const app = fastify()
  apiDocs(app, { APP_NAME: 'Bichar' })
  const read = async () => (await app.inject('/api/docs/json')).statusCode
  expect([await read(), await read()]).toEqual([500, 200])
  await app.close()
})

test('pages are drawn once what asks for their data can be loaded', async () => {
  atFirst('light-my-request', outOfDescriptors)
  const app = fastify()
  app.get('/', async () => 'there')
  await app.ready()
  await expect(injectRequest(app, { url: '/' })).rejects.toThrow('EMFILE')
  expect((await injectRequest(app, { url: '/' })).payload).toBe('there')
  await app.close()
})

test('share cards are drawn once what draws pictures can be loaded', async () => {
  atFirst('sharp', outOfDescriptors)
  const steps = [{ state: 'reported' as const, name: 'Reported', day: '', isKnown: true, isLast: true }]
  const card = { title: 'A bridge', kinds: 'Theft', place: 'Natore', steps }
  await expect(drawCard(card, 'Bichar', undefined)).rejects.toThrow('EMFILE')
  expect((await drawCard(card, 'Bichar', undefined)).length).toBeGreaterThan(1_000)
})
