import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { unmark } from './inlineScripts.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the scripts that carry the mark are named by what stands in them, and the mark goes', () => {
  const page = `<link rel="stylesheet" href="/a.css" nonce="M+/="/><script nonce="M+/=">first()</script>
    <script type="module" async="" nonce="M+/=">import "/b.js"\nsecond()</script><script nonce="M+/="></script>`
  const { page: sent, hashes } = unmark(page, 'M+/=')
  expect(hashes).toEqual([hashOf('first()'), hashOf('import "/b.js"\nsecond()'), hashOf('')])
  expect(sent).not.toContain('nonce')
  expect(sent).toContain('<link rel="stylesheet" href="/a.css"/><script>first()</script>')
})

test('a script without the mark, or with another, is not named', () => {
  const planted = `<script>steal()</script><script nonce="other">steal()</script><SCRIPT>steal()</SCRIPT>`
  expect(unmark(`<p>${planted}</p><script nonce="M">ours()</script>`, 'M').hashes).toEqual([hashOf('ours()')])
})

test('a script that comes as a file of its own needs no name', () => {
  expect(unmark('<script src="/a.js" nonce="M"></script>', 'M').hashes).toEqual([])
})
