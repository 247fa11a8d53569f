import type { CallOutput, ErrorBody } from '@bichar/contract/api.ts'
import { readEvents } from '@bichar/contract/rules/events.ts'
import { parseGeneratedBlog } from '@bichar/contract/rules/generatedBlog.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../core/config.ts'
import { openTextGeneration } from '../outside/openTextGeneration.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePerson } from '../test/people.ts'
import { goodAnswer, serviceKey, startTextService, type TextService } from '../test/textService.ts'

type Event = CallOutput<'POST /ai/blog'> | ErrorBody

let service: TextService
beforeAll(async () => {
  service = await startTextService()
})
afterAll(() => service.close())
beforeEach(() => {
  service.script = goodAnswer
})

describe.each(['openai', 'gemini'] as const)('behind %s', (provider) => {
  let app: TestApp
  /** Waits eight seconds for the first words of the service, and ten for all of them. */
  let hurried: TestApp
  const answered: string[] = []
  beforeAll(async () => {
    const settings = service.settings(provider)
    app = await startTestApp({ settings })
    hurried = await startTestApp({ settings: { ...settings, AI_FIRST_SECONDS: '8', AI_WHOLE_SECONDS: '10' } })
  })
  afterAll(async () => {
    for (const each of [app, hurried]) {
      await each.close()
      expect(answered.join('') + each.logged()).not.toContain(serviceKey)
    }
  })

  const ask = async (body: object, init: RequestInit = {}, of = app) =>
    of.request(
      '/api/ai/blog',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        ...init,
      },
      await makePerson(of.deps, { role: 'admin' }),
    )
  const generate = { action: 'generate', title: 'নিরাপদ সড়ক' }

  const eventsOf = async (response: Response): Promise<Event[]> => {
    const events: Event[] = []
    for await (const event of readEvents<Event>(response.body as ReadableStream<Uint8Array>)) {
      events.push(event)
    }
    answered.push(JSON.stringify([events, [...response.headers]]))
    return events
  }

  // Shows spec 7.38.
  test('a blog comes piece by piece, and at the end what was read from it', async () => {
    const response = await ask(generate)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    const events = await eventsOf(response)
    const blog = { content: 'Roads are for everybody.\n\nরাস্তা সবার।', hashtags: ['Roads', 'ঢাকা'] }
    expect(events.at(-1)).toEqual({ success: true, blog: { ...blog, category: ['Crime', 'Travel'] } })
    const text = events.map((event) => ('text' in event ? event.text : '')).join('')
    expect(text).toBe(goodAnswer.pieces.join(''))
    expect(parseGeneratedBlog(text)).toMatchObject(blog)
    expect(events.length).toBeGreaterThan(3)
    const { path, body } = service.asked.at(-1) ?? { path: '', body: '' }
    expect(path).toContain(provider === 'openai' ? '/v1/chat/completions' : '/v1beta/models/poet-1:stream')
    expect(body).toContain('নিরাপদ সড়ক')
    for (const wish of ['3 to 4 paragraphs', '8 to 12 hashtags', '2 to 4']) expect(body).toContain(wish)
  })

  // Shows spec 7.38.
  test('a blog is improved', async () => {
    const events = await eventsOf(await ask({ action: 'enhance', content: 'Old words.' }))
    expect(events.at(-1)).toMatchObject({ blog: { category: ['Crime', 'Travel'] } })
    expect(service.asked.at(-1)?.body).toContain('Old words.')
  })

  // Shows spec 8.63, 8.64.
  test.each([401, 429, 500])('a service that refuses with %i is told in our words', async (status) => {
    service.script = { ...goodAnswer, status }
    for (const [body, message] of [
      [generate, 'Failed to generate content. Please try again.'],
      [{ action: 'enhance', content: 'Old' }, 'Failed to enhance content'],
    ] as const) {
      const response = await ask(body)
      const answer = await response.text()
      answered.push(answer)
      expect([response.status, JSON.parse(answer).message]).toEqual([503, message])
    }
    expect(app.logged()).toContain(`it answered ${status}`)
  })

  const failed = { success: false, code: 'generation_failed' }
  const nonsense = { code: 'generated_nonsense', message: 'Invalid AI response format' }
  // Shows spec 5.68, 8.65.
  test.each([
    ['hangs up', { ...goodAnswer, end: 'cut' }, failed],
    ['reaches the limit of its length', { ...goodAnswer, end: 'length' }, failed],
    ['does not stop', { ...goodAnswer, pieces: Array(70).fill('x'.repeat(1000)) }, failed],
    ['writes nonsense', { ...goodAnswer, pieces: ['I cannot', ' do that.'] }, nonsense],
  ] as const)('a service that %s is told at the end', async (_what, script, last) => {
    service.script = { ...script, pieces: [...script.pieces] }
    const events = await eventsOf(await ask(generate))
    expect(events[0]).toMatchObject({ success: true })
    expect(events.at(-1)).toMatchObject(last)
  })

  test('a service that takes too long is told at the end', async () => {
    service.script = { ...goodAnswer, end: 'never' }
    const events = await eventsOf(await ask(generate, {}, hurried))
    expect(events[0]).toMatchObject({ success: true })
    expect(events.at(-1)).toMatchObject(failed)
  })

  test('a service that says nothing is waited for only so long', async () => {
    service.script = { pieces: [], end: 'never' }
    const response = await ask(generate, {}, hurried)
    expect([response.status, await response.json()]).toEqual([503, expect.objectContaining(failed)])
  })

  test('hanging up ends the request to the service', async () => {
    service.script = { ...goodAnswer, end: 'never' }
    const before = service.abandoned
    const hangUp = new AbortController()
    const response = await ask(generate, { signal: hangUp.signal })
    await response.body?.getReader().read()
    hangUp.abort()
    await eventually(() => expect(service.abandoned).toBe(before + 1))
  })

  test('one admin asks twenty times in ten minutes', async () => {
    const as = await makePerson(app.deps, { role: 'admin' })
    const call = async (title: string) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ action: 'generate', title })
      const response = await app.request('/api/ai/blog', { method: 'POST', headers, body }, as)
      await response.text()
      return response.status
    }
    expect(await call('')).toBe(400)
    const statuses = await Promise.all(Array.from({ length: 21 }, () => call('Safe roads')))
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})

test('where nothing is set up, people are told', async () => {
  const app = await startTestApp()
  try {
    const as = await makePerson(app.deps, { role: 'admin' })
    expect((await app.call('GET /ai/blog', {}, { as })).body).toEqual({ success: true, available: false })
    const { status, body } = await app.call(
      'POST /ai/blog',
      { body: { action: 'enhance', content: 'Old' } },
      { as },
    )
    expect([status, body.code]).toEqual([503, 'generation_off'])
    expect(app.logged()).not.toContain('"level":"error"')
  } finally {
    await app.close()
  }
})

test.each([
  [{ AI_API_KEY: serviceKey }, /AI_PROVIDER/],
  [{ AI_PROVIDER: 'openai', AI_BASE_URL: 'http://127.0.0.1:1' }, /AI_MODEL/],
  [{ AI_PROVIDER: 'openai', AI_MODEL: 'm' }, /AI_BASE_URL/],
  [{ AI_PROVIDER: 'gemini', AI_MODEL: 'm' }, /AI_API_KEY/],
])('settings that are not whole (%j) are refused at the start', async (settings, message) => {
  const opening = openTextGeneration(readConfig(settings))
  await expect(opening).rejects.toThrow(ConfigError)
  await expect(opening).rejects.toThrow(message)
})
