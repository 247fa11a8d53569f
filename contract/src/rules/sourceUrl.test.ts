import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../test/anyText.ts'
import { processorTime } from '../test/processorTime.ts'
import { isSourceUrl, sourceHref, sourceIn } from './sourceUrl.ts'

// Shows spec 5.21.
test.each([
  '',
  'example.com',
  'www.example.com/news/2025/11?id=3#top',
  'http://example.com',
  'https://example.com:8443/path',
  'HTTPS://EXAMPLE.COM/A',
  'news.example.com.bd/খবর/১২৩',
  'https://বিচার.বাংলা/খবর',
  'a-b.example.museum',
  'https://news.example.website/a',
  'example.photography',
  'https://xn--54b7fta0cc.xn--54b7fta0cc/',
  'my_site.blogspot.com',
])('%j is a source', (text) => {
  expect(isSourceUrl(text)).toBe(true)
})

// Shows spec 5.21.
test.each([
  'example',
  'http://',
  'https://example',
  'example.c',
  `example.${'a'.repeat(64)}`,
  'example.xn--',
  'ftp://example.com',
  'javascript:alert(1)',
  'javascript:alert(1)//example.com',
  'data:text/html,<b>example.com</b>',
  '//example.com',
  'https://user:password@example.com',
  'example.com:99999',
  'example.com/two words',
  'exa mple.com',
  'https://https://example.com',
  '192.168.0.1',
  'mailto:a@example.com',
  '.com',
])('%j is none', (text) => {
  expect(isSourceUrl(text)).toBe(false)
})

test.each([
  ['ভিডিও দেখুন https://fb.watch/abc123/', 'https://fb.watch/abc123/'],
  ['https://example.com/a?b=1 via @example', 'https://example.com/a?b=1'],
  ['(দেখুন: https://example.com/খবর)।', 'https://example.com/খবর'],
  ['\u200b\ufeffhttps://example.com/a\u200b', 'https://example.com/a'],
  ['example.com/মুখ্য\u200dমন্ত্রী', 'example.com/মুখ্য\u200dমন্ত্রী'],
  ['https://example.com/a(b).', 'https://example.com/a(b).'],
  ['https://example.com/a https://example.com/b', 'https://example.com/a https://example.com/b'],
  ['my neighbour', 'my neighbour'],
  ['', ''],
])('in %j the source is %j', (pasted, source) => {
  expect(sourceIn(pasted)).toBe(source)
})

// Shows spec 2.51.
test('a source without a scheme leads to https', () => {
  expect(sourceHref('example.com/a')).toBe('https://example.com/a')
  expect(sourceHref('example.com/?from=http://a.com')).toBe('https://example.com/?from=http://a.com')
  expect(sourceHref('http://example.com')).toBe('http://example.com')
  expect(sourceHref('HTTP://example.com')).toBe('HTTP://example.com')
})

test('whatever is accepted leads to a web address and nowhere else', () => {
  const almost = fc
    .tuple(
      fc.constantFrom('', 'http://', 'https://', 'HTTPS://', 'javascript:', '//'),
      fc.oneof(fc.domain(), anyText(12)),
      fc.constantFrom('', ':80', ':99999', '/', '/a?b#c', '@example.com'),
      fc.oneof(fc.constant(''), fc.webPath(), fc.string({ maxLength: 8 })),
    )
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(almost, (text) => {
      fc.pre(text !== '' && isSourceUrl(text))
      const url = new URL(sourceHref(text))
      expect(url.protocol).toMatch(/^https?:$/)
      expect(url.username + url.password).toBe('')
    }),
    { numRuns: 2_000 },
  )
})

test('no text takes long to refuse', () => {
  const refuse = () => {
    sourceIn(`${'https://'.repeat(5_000)} ${'.'.repeat(40_000)}a`)
    sourceIn(`https://${').'.repeat(20_000)}a b`)
    isSourceUrl(`${'a.'.repeat(20_000)}!`)
    isSourceUrl(`${'a'.repeat(40_000)}!`)
    isSourceUrl(`${'-'.repeat(40_000)}.${'ক'.repeat(40_000)}`)
  }
  expect(processorTime(refuse, 500)).toBeLessThan(500)
})
