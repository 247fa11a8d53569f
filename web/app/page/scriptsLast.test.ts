import { expect, test } from 'vitest'
import { scriptsLast } from './scriptsLast.ts'

test('hints to fetch scripts stand at the end of the page, in their order, behind all else that is fetched', () => {
  const page =
    '<html><head><link rel="modulepreload" nonce="n" href="/a$&.js"/><link rel="icon" href="/i.svg"/>' +
    '<link rel="modulepreload" href="/b.js"/><link rel="stylesheet" href="/s.css"/></head><body><p>Read</p></body></html>'
  expect(scriptsLast(page, ['/words.js'])).toBe(
    '<html><head><link rel="icon" href="/i.svg"/><link rel="stylesheet" href="/s.css"/></head><body><p>Read</p>' +
      '<link fetchpriority="low" rel="modulepreload" nonce="n" href="/a$&.js"/><link fetchpriority="low" rel="modulepreload" href="/b.js"/>' +
      '<link fetchpriority="low" rel="modulepreload" href="/words.js"/></body></html>',
  )
})

test('a page without such hints stays as it is', () => {
  const page = '<html><head><title>T</title></head><body>&lt;link rel="modulepreload"&gt;</body></html>'
  expect(scriptsLast(page)).toBe(page)
})
