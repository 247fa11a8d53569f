import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { formBody } from '@bichar/contract/rules/request.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pageForms } from '../boot/pageForms.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePicture } from '../test/make.ts'
import { behindProxy, from, someAddress } from '../test/network.ts'
import { type Posted, takePageForms } from './pageForms.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    settings: { ...behindProxy, PAGE_SECONDS: '10' },
    mount: (server, deps) =>
      takePageForms(server, pageForms(server, deps), { ...deps, render: renderWith(deps) }),
  })
})
afterAll(() => app.close())

/** The number of pages that were to be rendered so far, and a promise that delays those whose form asks for it. */
let asked = 0
let held = Promise.resolve()

/** Renders a page that shows everything it is given. */
const renderWith =
  ({ guestWork }: Pick<TestApp['deps'], 'guestWork'>) =>
  (posted: Posted) => {
    asked += 1
    return guestWork.limited(
      async (_request, reply) => {
        if (posted.fields.intent === 'held') await held
        reply.code(posted.status)
        return JSON.stringify(posted)
      },
      { isAdmitted: true },
    )
  }

type Body = FormData | URLSearchParams | string

async function send(path: string, body: Body, { address = someAddress(), type = '' } = {}) {
  const headers = { ...from(address).headers, ...(type && { 'content-type': type }) }
  const response = await app.request(path, { method: 'POST', body, headers })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text }
}

const report = { title: 'What I saw', desc: 'In the lane.', day: '2026-11-20', time: '19:40' }

const reports = async () =>
  Number((await app.deps.pool.query<{ count: string }>('select count(*) from posts')).rows[0]?.count)

test('a page is drawn with the answer, and of a form with its own fields alone', async () => {
  const many = Object.fromEntries(Array.from({ length: 90 }, (_none, index) => [`k${index}`, 'x']))
  const key = randomUUID()
  const { status, text } = await send('/report', formBody({ ...report, key, ...many }))
  expect(status).toBe(201)
  const { fields, body } = JSON.parse(text)
  expect(fields).toEqual({ ...report, key })
  expect(body).toEqual({ success: true, followUpCode: expect.stringMatching(/^\d{20}$/) })

  const code = body.followUpCode
  const followed = await send('/follow', new URLSearchParams({ code, intent: 'read', ...many }))
  expect(followed.status).toBe(200)
  expect(JSON.parse(followed.text)).toMatchObject({
    fields: { code, intent: 'read' },
    body: { success: true },
  })
  expect(followed.text).not.toContain('k1')
})

// What is refused on the page of a report, and whether the code was right.
test.each([
  ['read', {}, 200, true],
  ['answer', { text: 'It was blue.' }, 409, true],
  ['entry', { title: '', date: '2026-11-21', desc: 'x' }, 400, true],
  ['entry', { title: 'Heard', date: 'tomorrow', desc: 'x' }, 400, true],
  ['outcome', { answer: 'filed' }, 409, true],
  ['answer', { text: 'It was blue.', code: '1' }, 404, false],
] as const)(
  'on /follow, %s with %j is answered by %i; the report stays: %s',
  async (intent, fields, expected, stays) => {
    const filed = await send('/report', formBody({ ...report, key: randomUUID() }))
    const { followUpCode: code } = JSON.parse(filed.text).body
    const { status, text } = await send('/follow', new URLSearchParams({ code, intent, ...fields }))
    expect(status).toBe(expected)
    const { body } = JSON.parse(text)
    expect(body.report?.title).toBe(stays ? report.title : undefined)
  },
)

test('what is refused comes back with its texts', async () => {
  const long = 'x'.repeat(40_001)
  const { status, text } = await send('/report', formBody({ ...report, desc: long, proof: 'none' }))
  expect(status).toBe(400)
  expect(JSON.parse(text)).toMatchObject({
    fields: { ...report, desc: long },
    body: { success: false, reasons: { desc: { code: 'too_long' } } },
  })
})

/** Sends two pages, each of which costs half of the network's share. */
async function useUp(address: string): Promise<void> {
  const spent = vi
    .spyOn(process, 'threadCpuUsage')
    .mockImplementation((before) => ({ user: before ? 5_000_000 : 0, system: 0 }))
  try {
    for (const _time of [1, 2]) {
      expect((await send('/follow', new URLSearchParams({ code: '1' }), { address })).status).toBe(404)
    }
  } finally {
    spent.mockRestore()
  }
}

test('a place that is written into the page is found by its name, and refused where it is none or one of two', async () => {
  const sent = { ...report, key: randomUUID() }
  expect((await send('/report', formBody({ ...sent, district: ' সাভার, ঢাকা' }))).status).toBe(201)
  const { rows } = await app.deps.pool.query(
    'select district, upazila from posts order by created_at desc, id',
  )
  expect(rows).toContainEqual({ district: 'Dhaka', upazila: 'Savar' })
  for (const district of ['Atlantis', 'Sreepur']) {
    const { status, text } = await send('/report', formBody({ ...sent, key: randomUUID(), district }))
    expect(status).toBe(400)
    expect(JSON.parse(text)).toMatchObject({
      fields: { district },
      body: { success: false, reasons: { district: { code: 'place_unclear' } } },
    })
  }
})

test('one text of a page is about all files that it sends, and is refused where there are none', async () => {
  const withFiles = formBody({ ...report, key: randomUUID(), alt: ' The gate and the lane ' })
  for (const colour of ['red', 'blue']) withFiles.append('medias', await makePicture(colour))
  expect((await send('/report', withFiles)).status).toBe(201)
  const { rows } = await app.deps.pool.query('select alt from media')
  expect(rows).toEqual([{ alt: 'The gate and the lane' }, { alt: 'The gate and the lane' }])
  const alt = 'The gate'
  const { status, text } = await send('/report', formBody({ ...report, key: randomUUID(), alt }))
  expect(status).toBe(400)
  expect(JSON.parse(text)).toMatchObject({
    fields: { alt },
    body: { reasons: { alts: { code: 'too_many_alts' } } },
  })
})

test('a page does not repeat what nobody can have written', async () => {
  const longText = 'x'.repeat(100_000)
  const sent = { ...report, title: '', desc: longText, key: `${longText}x` }
  expect(JSON.parse((await send('/report', formBody(sent))).text).fields).toEqual({
    ...report,
    title: '',
    desc: longText,
  })
})

test('a network that has used up its share is refused before anything is read, and files nothing', async () => {
  const address = someAddress()
  await useUp(address)
  const before = await reports()
  for (const path of ['/report', '/follow']) {
    // The body is not read: otherwise the second one would be refused as too long.
    for (const body of [formBody(report), new URLSearchParams({ code: '1'.repeat(300_000) })]) {
      const { status, headers, text } = await send(path, body, { address })
      expect(status).toBe(429)
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
      expect(text).toContain('Reload this page in a minute')
      expect(text).not.toContain('Try again')
    }
  }
  expect(await reports()).toBe(before)
  expect((await send('/report', formBody(report))).status).toBe(201)
})

/** Begins to send a report, and returns a function that sends its last byte. The request has been admitted by then. */
async function sendSlowly(address: string) {
  const { body, headers } = new Request('http://localhost', { method: 'POST', body: formBody(report) })
  const parts = body?.getReader()
  const rest = Promise.withResolvers<void>()
  const slow = new ReadableStream({
    async pull(controller) {
      const { done, value } = (await parts?.read()) ?? { done: true }
      if (!done) return controller.enqueue(value)
      await rest.promise
      controller.close()
    },
  })
  const type = headers.get('content-type') ?? ''
  const answer = app.request('/report', {
    method: 'POST',
    body: slow,
    duplex: 'half',
    headers: { ...from(address).headers, 'content-type': type },
  } as RequestInit)
  // The folder for the files of the report.
  await eventually(async () => expect(await readdir(app.deps.tempDir)).toHaveLength(1))
  return async () => {
    rest.resolve()
    const response = await answer
    return { status: response.status, text: await response.text() }
  }
}

test('a form that was let in is answered with its code, even if its network has used up its share meanwhile', async () => {
  const address = someAddress()
  const finish = await sendSlowly(address)
  await useUp(address)
  const { status, text } = await finish()
  expect(status).toBe(201)
  expect(JSON.parse(text)).toMatchObject({ body: { followUpCode: expect.stringMatching(/^\d{20}$/) } })
})

test('where as many wait as may, a form is refused before it is read, and one that was let in waits as well', async () => {
  const address = someAddress()
  const finish = await sendSlowly(address)
  const open = Promise.withResolvers<void>()
  held = open.promise
  const before = { asked, reports: await reports() }
  const waiting: Promise<{ status: number }>[] = []
  // Four are at work, thirty wait.
  for (let number = 1; number <= 34; number += 1) {
    waiting.push(send('/follow', new URLSearchParams({ code: '1', intent: 'held' }), { address }))
    await eventually(() => expect(asked).toBe(before.asked + number))
  }
  const refused = await send('/report', formBody(report), { address })
  expect([refused.status, refused.text.includes('Reload this page in a minute')]).toEqual([503, true])
  expect(await reports()).toBe(before.reports)
  const filed = finish()
  await eventually(() => expect(asked).toBe(before.asked + 35))
  open.resolve()
  expect((await filed).status).toBe(201)
  await Promise.all(waiting)
  expect(await reports()).toBe(before.reports + 1)
})

test.each(['/report', '/follow'])(
  '%s takes texts alone: what else a body may hold is no form',
  async (path) => {
    for (const [type, body] of [
      ['application/json', '{"code":{"toString":1},"title":{"toString":1}}'],
      ['application/json', '5'],
      ['text/plain', 'code=1'],
      ['application/xml', '<a/>'],
    ]) {
      expect((await send(path, body ?? '', { type: type ?? '' })).status).toBe(415)
    }
    expect((await send(path, `code=${'1'.repeat(300_000)}`, { type: urlencoded })).status).toBe(413)
    const fields = Array.from({ length: 100 }, (_none, index) => `k${index}=1`).join('&')
    expect((await send(path, fields, { type: urlencoded })).status).toBeLessThan(413)
    expect((await send(path, `${fields}&code=1`, { type: urlencoded })).status).toBe(413)
  },
)

const urlencoded = 'application/x-www-form-urlencoded'

const awkward = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    '\r\nx: y',
    '1e309',
    '{"a":1}',
    'য়'.repeat(500),
    '../../etc/passwd',
  ),
  fc.constantFrom('1234567890123456', '2026-02-30', '25:99', 'answer', 'entry', 'withdraw', 'constructor'),
)
const names = ['code', 'intent', 'key', 'title', 'desc', 'text', 'date', 'day', 'time', 'proof', 'source']

test.each(['/report', '/follow'])(
  'whatever is written into %s, its page says what is wrong',
  async (path) => {
    const fields = fc.record(
      Object.fromEntries([...names, '__proto__', 'unknown'].map((name) => [name, awkward])),
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(fields, fc.boolean(), async (written, isMultipart) => {
        const texts = Object.fromEntries(
          Object.entries(written).map(([name, value]) => [name, String(value).toWellFormed()]),
        )
        const { status, text } = await send(path, isMultipart ? formBody(texts) : new URLSearchParams(texts))
        expect(status, text).toBeLessThan(500)
        expect(JSON.parse(text)).toMatchObject({ status, body: { success: status < 400 } })
      }),
      { numRuns: 60 },
    )
  },
)
