import { expect, test } from 'vitest'
import { fetchAfterPaint } from './fetchAfterPaint.ts'
import { scriptsLast } from './scriptsLast.ts'

const app = `<script nonce="n" type="module" async="">import "/a$&.js";\nimport("/b.js");</script>`
const data = '<script nonce="n">window.data = "type=\\"module\\""</script>'

test('what fetches scripts waits in a template, in its order, until the page has been painted', () => {
  const page =
    '<html><head><link rel="modulepreload" nonce="n" href="/a$&.js"/><link rel="icon" href="/i.svg"/>' +
    '<link rel="modulepreload" href="/b.js"/><link rel="stylesheet" href="/s.css"/></head>' +
    `<body><p>Read</p>${data}${app}${data}</body></html>`
  expect(scriptsLast(page, 'n', ['/words.js'])).toBe(
    '<html><head><link rel="icon" href="/i.svg"/><link rel="stylesheet" href="/s.css"/></head>' +
      `<body><p>Read</p>${data}<template id="app-scripts"><link rel="modulepreload" nonce="n" href="/a$&.js"/>` +
      `<link rel="modulepreload" href="/b.js"/><link rel="modulepreload" href="/words.js"/>${app}</template>${data}` +
      `<script nonce="n">${fetchAfterPaint}</script></body></html>`,
  )
})

test('a page that fetches no scripts stays as it is', () => {
  const page = '<html><head><title>T</title></head><body>&lt;link rel="modulepreload"&gt;</body></html>'
  expect(scriptsLast(page, 'n', ['/words.js'])).toBe(page)
})
