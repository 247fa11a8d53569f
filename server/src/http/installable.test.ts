import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { APP_NAME: 'Justice & <Co>' } })
})
afterAll(() => app.close())

test('the manifest bears the configured name', async () => {
  const response = await app.request('/manifest.webmanifest')
  expect(response.headers.get('content-type')).toContain('application/manifest+json')
  expect(await response.json()).toMatchObject({ name: 'Justice & <Co>', display: 'standalone', scope: '/' })
})

test('the product bears its Bengali name on a device that reads Bengali', async () => {
  const own = await startTestApp()
  const nameFor = async (language: string) => {
    const response = await own.request('/manifest.webmanifest', { headers: { 'accept-language': language } })
    return ((await response.json()) as { short_name: string }).short_name
  }
  try {
    expect([await nameFor('bn-BD,bn;q=0.9'), await nameFor('en')]).toEqual(['বিচার', 'Bichar'])
  } finally {
    await own.close()
  }
})

test('the page for lost networks needs nothing else, and no name breaks out of it', async () => {
  const response = await app.request('/offline.html')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const page = await response.text()
  expect(page).toContain('<title>Justice &amp; &lt;Co></title>')
  expect(page).not.toContain('<script')
  expect(page).not.toContain('/newreport')
})

test('for those who are signed in it leads to a report that they can write without a network', async () => {
  const page = await (await app.request('/offline.html?report')).text()
  expect(page).toContain('href="/newreport"')
})
