import { parseXml, XmlElement } from '@rgrove/parse-xml'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FeedRow } from './feed.ts'
import { rssOf } from './rss.ts'

const channel = {
  title: 'Bichar & co',
  description: 'The newest',
  address: 'https://bichar.example/feed.xml',
  page: 'https://bichar.example/',
  addressOf: (id: string) => `https://bichar.example/postDetails/${id}`,
  addressOfFile: (name: string) => `https://bichar.example/media/${name}`,
}

const row = (changes: Partial<FeedRow>): FeedRow => ({
  id: '1',
  title: 'x',
  text: 'x',
  published_at: new Date(0),
  categories: [],
  picture: null,
  ...changes,
})

const elementsIn = (parent: XmlElement, name: string) =>
  parent.children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name)
const textOf = (parent: XmlElement, name: string) => elementsIn(parent, name).map(({ text }) => text)

function read(rss: string) {
  const [head] = elementsIn(parseXml(rss).root as XmlElement, 'channel') as [XmlElement]
  const items = elementsIn(head, 'item').map((item) => ({
    title: textOf(item, 'title'),
    link: textOf(item, 'link'),
    text: textOf(item, 'description').map(shownText),
  }))
  return { title: textOf(head, 'title'), items }
}

/** The text that a feed reader shows for the HTML of a description. */
const shownText = (html: string) =>
  html
    .replace(/^<p>|<\/p>$/g, '')
    .replaceAll('</p><p>', '\n\n')
    .replaceAll('<br>', '\n')
    .replace(
      /&(lt|gt|quot|#13|amp);/g,
      (_all, name) => ({ lt: '<', gt: '>', quot: '"', '#13': '\r', amp: '&' })[name as 'lt'],
    )

/** Removes only the characters that XML cannot represent. */
const sayable = (text: string) =>
  [...text]
    .filter((letter) => {
      const code = letter.codePointAt(0) ?? 0
      if (code < 0x20) return [9, 10, 13].includes(code)
      return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
    })
    .join('')

const texts = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        ']]>',
        ']]',
        '>',
        '<![CDATA[',
        '</title></item><item><title>',
        '&',
        '&lt;',
        '&#0;',
        '<!--',
      ),
      fc.constantFrom('\r', '\r\n', '\n\n', '\u0000', '\ufffe', '\uffff', '\ud800', 'র\u200d্যাব', '"', "'"),
    ),
  )
  .map((pieces) => pieces.join(''))

test('whatever people write, each has its item, and what they wrote comes back', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ title: texts, text: texts }), { maxLength: 4 }), (posts) => {
      const rows = posts.map((post, index) =>
        row({ ...post, id: String(index), published_at: new Date(index) }),
      )
      expect(read(rssOf(rows, channel))).toEqual({
        title: [channel.title],
        items: posts.map(({ title, text }, index) => ({
          title: [sayable(title)],
          link: [channel.addressOf(String(index))],
          text: [sayable(text.replace(/\n{2,}/g, '\n\n'))],
        })),
      })
    }),
    { numRuns: 500 },
  )
})

test('twice the end of a section in a title ends nothing', () => {
  const title = 'a ]]> b ]]></title></item><item><title>Forged'
  const rss = rssOf([row({ title })], channel)
  expect(read(rss).items.map((item) => item.title)).toEqual([[title]])
})
