import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { describePage, withStructuredData } from './structuredData.ts'

const page = '<html><head><title>T</title></head><body>&lt;/head&gt;</body></html>'

test('a page describes itself at the end of its head, and nothing that people wrote ends the description', () => {
  const context = new RouterContextProvider()
  const headline = `</script><!--<script>alert("$&")</script> ]]> \u2028 'র‍্যাব' $'`
  describePage(context, { '@type': 'DiscussionForumPosting', headline, author: undefined })
  const [, before, json = '', after] =
    /^(.*)<script type="application\/ld\+json">([^<]*)<\/script>(.*)$/s.exec(
      withStructuredData(page, context),
    ) ?? []
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    headline,
  })
  expect(`${before}${after}`).toBe(page)
  expect(after).toMatch(/^<\/head>/)
})

test('a page that does not describe itself stays as it is', () => {
  expect(withStructuredData(page, new RouterContextProvider())).toBe(page)
})
