import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Answer, startTestApp, type TestApp } from '../test/app.ts'
import { watchArgon2 } from '../test/argon2.ts'
import { behindProxy, from, someAddress } from '../test/network.ts'
import { type Somebody, signUp, somebody } from '../test/signUp.ts'

// The hashes are mocked: these tests are about who waits, not about the cost of hundreds of hashes.
const { argon2, real } = watchArgon2()
let release: (() => void)[] = []
const hold = () =>
  void argon2.mockImplementation((_algorithm, { tagLength }, answer) => {
    release.push(() => answer(null, Buffer.alloc(tagLength)))
  })
const letGo = () => {
  argon2.mockImplementation((_algorithm, { tagLength }, answer) => {
    setImmediate(answer, null, Buffer.alloc(tagLength))
  })
  for (const each of release.splice(0)) each()
}

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ settings: behindProxy })
})
afterAll(() => t.close())
beforeEach(() => {
  release = []
  argon2.mockImplementation(real)
})

const logIn = (body: Somebody, address: string) => t.call('POST /auth/login', { body }, from(address))

const untilWaiting = (device: 'known' | 'unknown', count: number) =>
  eventually(async () => {
    const gauge = await t.deps.metrics.getSingleMetric('password_hash_queue_length')?.get()
    expect(gauge?.values).toContainEqual(expect.objectContaining({ labels: { device }, value: count }))
  })

/** Records the order in which the named groups of answers arrive. */
const inOrder = <Answer>(order: string[], name: string, answers: readonly Promise<Answer>[]) => {
  for (const each of answers) void each.then(() => order.push(name))
  return Promise.all(answers)
}

test('an attack from many addresses costs nobody a refusal who is on a known device', async () => {
  const owners = await Promise.all(Array.from({ length: 5 }, () => signUp(t)))
  hold()
  const refused: Answer<unknown>[] = []
  const attack = Array.from({ length: 300 }, () => logIn(somebody(), someAddress()))
  for (const each of attack) void each.then((answer) => answer.status === 503 && refused.push(answer))
  // Two are being hashed and 200 wait; the other 98 are refused.
  await eventually(() => expect(refused).toHaveLength(98))
  for (const { headers } of refused) expect(headers.get('retry-after')).toBe('6')
  const onKnownDevices = owners.map((owner) => logIn({ ...owner, password: 'mistyped' }, someAddress()))
  await untilWaiting('known', 5)
  const order: string[] = []
  letGo()
  const [answers] = await Promise.all([
    inOrder(order, 'known', onKnownDevices),
    inOrder(order, 'stranger', attack),
  ])
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(400))
  expect(order.slice(98).lastIndexOf('known')).toBeLessThan(30)
})

test('an attack from one address costs nobody from elsewhere a refusal, nor a long wait', async () => {
  hold()
  const attacker = someAddress()
  const attack = Array.from({ length: 230 }, () => logIn(somebody(), attacker))
  await untilWaiting('unknown', 58)
  const others = Array.from({ length: 25 }, () => logIn(somebody(), someAddress()))
  await untilWaiting('unknown', 83)
  const order: string[] = []
  letGo()
  const [answers, attacks] = await Promise.all([
    inOrder(order, 'other', others),
    inOrder(order, 'attacker', attack),
  ])
  expect(answers.map(({ status }) => status)).toEqual(Array(25).fill(400))
  expect(attacks.filter(({ status }) => status === 429)).toHaveLength(170)
  expect(order.slice(-20)).toEqual(Array(20).fill('attacker'))
})
