import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../test/anyText.ts'
import { blogCategories } from './blogCategories.ts'
import { parseGeneratedBlog } from './generatedBlog.ts'

const plain = 'CONTENT:\nFirst.\n\nদ্বিতীয়।\n\nHASHTAGS: #Dhaka, #safety\nCATEGORIES: Crime, Health'

describe('an answer is read', () => {
  // Shows spec 5.67.
  test.each([
    ['as it was asked for', plain],
    ['with the line ends of another system', plain.replaceAll('\n', '\r\n')],
    ['with those of an old one', plain.replaceAll('\n', '\r')],
    ['with a section that comes again', `${plain}\nCONTENT: Something else.\nHASHTAGS: #else`],
    ['with hashtags that are none', plain.replace('#Dhaka', '#--- #Dhaka')],
    ['with hashtags in a sentence', plain.replace('#Dhaka, #safety', '#Dhaka... and #safety;')],
    ['after a preamble', `Here is your blog:\n\n${plain}`],
    ['dressed up as Markdown', plain.replace(/^([A-Z]+):/gm, '**$1:**')],
    ['with headings', plain.replace(/^([A-Z]+):/gm, '## $1:\n')],
    [
      'in another order',
      `CATEGORIES:\n- Crime\n- Health\nHASHTAGS:\n#Dhaka\n#safety\nCONTENT: First.\n\nদ্বিতীয়।`,
    ],
    ['with numbered lists', plain.replace('#Dhaka, #safety', '\n1. #Dhaka\n2. #safety')],
    ['with hashtags that have no #', plain.replaceAll('#', '')],
    ['with categories that are none', plain.replace('Crime,', 'Murder, crime., Poetry,')],
  ])('%s', (_how, answer) => {
    expect(parseGeneratedBlog(answer)).toEqual({
      content: 'First.\n\nদ্বিতীয়।',
      hashtags: ['Dhaka', 'safety'],
      category: ['Crime', 'Health'],
      isComplete: true,
    })
  })
})

test.each([
  ['nothing', ''],
  ['prose', 'I cannot help with that.'],
  ['no content', 'CONTENT:\nHASHTAGS: #a\nCATEGORIES: Crime'],
  ['no hashtags', 'CONTENT: a\nHASHTAGS:\nCATEGORIES: Crime'],
  ['no category that is allowed', 'CONTENT: a\nHASHTAGS: #a\nCATEGORIES: Murder'],
  ['no labels', 'First.\n#Dhaka\nCrime'],
])('an answer with %s is not complete', (_what, answer) => {
  expect(parseGeneratedBlog(answer).isComplete).toBe(false)
})

test('what looks like a label within a line, or a full stop within a hashtag, is part of what was written', () => {
  const answer = 'CONTENT: On its\nown, CATEGORIES: is a word.\nHASHTAGS: #v1.2. #2026\nCATEGORIES: Food'
  expect(parseGeneratedBlog(answer)).toMatchObject({
    content: 'On its\nown, CATEGORIES: is a word.',
    hashtags: ['v1.2', '2026'],
    category: ['Food'],
  })
})

describe('of an answer that is still being written', () => {
  const soFar = (answer: string) => parseGeneratedBlog(answer, { partial: true })

  test.each([
    ['Second, thi', 'First.\nSecond, thi'],
    ['#1 of', 'First.\n#1 of'],
    ['- one', 'First.\n- one'],
    ['CONTENTED', 'First.\nCONTENTED'],
    ['HASH TAGS', 'First.\nHASH TAGS'],
    ['CAT # EGORIES', 'First.\nCAT # EGORIES'],
    ['', 'First.'],
    ['HASH', 'First.'],
    ['hashtags', 'First.'],
    ['**CATEGORIES**', 'First.'],
    ['> ## Cat', 'First.'],
    ['\t__content_ ', 'First.'],
  ])('the line %j is shown unless it may become a label', (line, content) => {
    expect(soFar(`CONTENT:\nFirst.\n${line}`).content).toBe(content)
  })

  test('a section that has ended is whole', () => {
    const answer = 'CONTENT:\nFirst.\nHash\nHASHTAGS: #Dhaka\nCATEGORIES: '
    expect(soFar(answer)).toMatchObject({ content: 'First.\nHash', hashtags: ['Dhaka'] })
  })

  test.each([
    ['#Dhaka, #saf', ['Dhaka']],
    ['#Dhaka #safety', ['Dhaka']],
    ['#Dhaka #safety ', ['Dhaka', 'safety']],
    ['#Dhaka,#safety,', ['Dhaka', 'safety']],
    ['#Dhaka\n', ['Dhaka']],
    ['#Dh', []],
    ['Dhaka saf', ['Dhaka']],
    ['Dhaka,saf', ['Dhaka']],
  ])('the hashtags %j are those that are complete', (text, hashtags) => {
    expect(soFar(`CONTENT: a\nHASHTAGS: ${text}`).hashtags).toEqual(hashtags)
  })

  test.each([
    ['Crime, Health', ['Crime']],
    ['Crime, Health,', ['Crime', 'Health']],
    ['- Crime\n- Health\n', ['Crime', 'Health']],
    ['- Crime\n- Heal', ['Crime']],
    ['Crime', []],
    ['Crime, Food stor', ['Crime']],
    ['Food stor', []],
  ])('the categories %j are those that are complete', (text, category) => {
    expect(soFar(`CONTENT: a\nHASHTAGS: #a\nCATEGORIES: ${text}`).category).toEqual(category)
  })
})

const word = fc.stringMatching(/^[a-zকখগ][a-zকখগা-ু]{0,7}$/)
const paragraph = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '))
const answers = fc.record({
  content: fc.array(paragraph, { minLength: 1, maxLength: 4 }).map((paragraphs) => paragraphs.join('\n\n')),
  hashtags: fc.uniqueArray(word, { minLength: 1, maxLength: 12, selector: (tag) => tag.toLowerCase() }),
  category: fc.uniqueArray(fc.constantFrom(...blogCategories), { minLength: 1, maxLength: 4 }),
})
const written = ({
  content,
  hashtags,
  category,
}: {
  content: string
  hashtags: string[]
  category: string[]
}) =>
  `CONTENT:\n${content}\n\nHASHTAGS: ${hashtags.map((tag) => `#${tag}`).join(' ')}\nCATEGORIES: ${category.join(', ')}\n`

test('what was written is what is read', () => {
  fc.assert(
    fc.property(answers, (blog) => {
      expect(parseGeneratedBlog(written(blog))).toEqual({ ...blog, isComplete: true })
    }),
  )
})

test('while it is being written, nothing is ever taken back', () => {
  fc.assert(
    fc.property(answers, fc.nat(), fc.nat(), (blog, one, another) => {
      const answer = written(blog)
      const [less, more] = [one % answer.length, another % answer.length].sort((a, b) => a - b)
      const before = parseGeneratedBlog(answer.slice(0, less), { partial: true })
      const after = parseGeneratedBlog(answer.slice(0, more), { partial: true })
      expect(after.content.startsWith(before.content)).toBe(true)
      expect(after.hashtags.slice(0, before.hashtags.length)).toEqual(before.hashtags)
      expect(after.category.slice(0, before.category.length)).toEqual(before.category)
    }),
    { numRuns: 500 },
  )
})

// Shows spec 5.67.
test('whatever is answered, only allowed categories come out, each once, and no hashtag has a # in front', () => {
  const piece = fc.oneof(
    anyText(),
    fc.constantFrom(
      'CONTENT:',
      '\nHASHTAGS:',
      '\nCATEGORIES:',
      '\n**Categories:**',
      '\n',
      ', ',
      '#',
      '# ##a',
      'Crime',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece), fc.boolean(), (pieces, partial) => {
      const { category, hashtags } = parseGeneratedBlog(pieces.join(''), { partial })
      expect(category.every((each) => blogCategories.includes(each))).toBe(true)
      expect(new Set(category).size).toBe(category.length)
      expect(hashtags.filter((tag) => tag === '' || tag.startsWith('#'))).toEqual([])
    }),
    { numRuns: 500 },
  )
})
