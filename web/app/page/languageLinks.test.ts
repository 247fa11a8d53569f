import { expect, test } from 'vitest'
import { withLanguageLinks } from './languageLinks.ts'
import { siteCard } from './shareCard.ts'

const pageOf = (links: string) => `<html><head><title>T</title>${links}</head><body></body></html>`
const alternate = (language: string, address: string) =>
  `<link rel="alternate" hreflang="${language}" href="${address}"/>`

test.each(['', '?lang=bn'])(
  'a page with the canonical query %j leads to itself in each language',
  (query) => {
    const own = `<link rel="canonical" href="https://bichar.example/rules${query}"/>`
    expect(withLanguageLinks(pageOf(own))).toBe(
      pageOf(
        own +
          alternate('en', 'https://bichar.example/rules?lang=en') +
          alternate('bn', 'https://bichar.example/rules?lang=bn') +
          alternate('x-default', 'https://bichar.example/rules'),
      ),
    )
  },
)

test('one without a canonical address, such as that of an error, stays as it is', () => {
  expect(withLanguageLinks(pageOf(''))).toBe(pageOf(''))
})

test.each(['', '?lang=bn'])('the address in the language %j is canonical', (languageQuery) => {
  const root = { loaderData: { appName: 'Bichar', origin: 'https://bichar.example', languageQuery } }
  expect(siteCard({ matches: [root] }, { title: 'Rules', description: 'x', path: '/rules' })).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: `https://bichar.example/rules${languageQuery}`,
  })
})
