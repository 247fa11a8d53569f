import { api } from '@bichar/contract/api.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { reportTexts } from '@bichar/contract/rules/reportTexts.ts'
import { characterCount, cleanText, type TextRule } from '@bichar/contract/rules/text.ts'
import { timelineTexts } from '@bichar/contract/rules/texts.ts'
import { anyText } from '@bichar/contract/test/anyText.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkLogin, checkPasswordChange, checkProfile, checkRegistration } from './accounts/checks.ts'
import { type BlogDraft, problemsOf as blogProblems, draftOf, textOf } from './blogs/form/blogText.ts'
import { checkReason } from './flags/checkReason.ts'
import type { Problems } from './forms/problems.ts'
import { checkWatchWord } from './moderation/watchWords/watchWords.ts'
import { checkMessage } from './notifications/sending/checkMessage.ts'
import { emptyReport, problemsOf as reportProblems } from './reportForm/form/report.ts'
import { problemsOf as storyProblems } from './stories/storyProblems.ts'
import { checkSupport } from './support/checks.ts'
import { emptyProfile, type Profile, problemsOf as suspectProblems } from './suspects/form/profile.ts'
import { problemsOf as entryProblems } from './timelines/entry.ts'

interface Schema {
  safeParse(sent: unknown): {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined
  }
}

interface FormCase {
  schema: Schema
  /** Valid values for every field. */
  right: Record<string, unknown>
  check(values: never): Problems<string>
  /** The text fields, and the most characters that each may have. */
  texts: Record<string, number>
  /** Fields that the call takes in addition to those of the form. */
  beside?: Record<string, unknown>
}

const id = '01a1fdb7-eef9-7218-a85c-6757d7b94ad1'
const device = { deviceId: 'device' }
const { title, description, location, url, name, passwordMost } = limits

/** Takes every text that has a rule, so that none is left out. */
const mostOf = (rules: Readonly<Record<string, TextRule>>) =>
  Object.fromEntries(Object.entries(rules).map(([field, { most }]) => [field, most]))

const forms: Record<string, FormCase> = {
  report: {
    schema: api['POST /posts'].form.fields,
    right: { ...emptyReport, title: 'Robbery', desc: 'At night' },
    check: reportProblems,
    texts: mostOf(reportTexts),
  },
  'timeline entry': {
    schema: api['POST /timelines/post/:postId'].form.fields,
    right: { title: 'Arrest', date: '2026-11-20', desc: '', location: '', source: '' },
    check: entryProblems,
    texts: mostOf(timelineTexts),
  },
  suspect: {
    schema: api['POST /criminals'].form.fields,
    right: { ...emptyProfile, name: 'Karim', crimeTypes: ['Theft'] } satisfies Profile,
    check: suspectProblems,
    texts: { name, location, age: 3 },
  },
  'watch word': {
    schema: api['POST /admin/watch-words'].body,
    right: { word: 'spam' },
    check: checkWatchWord,
    texts: { word: limits.watchWord },
  },
  'report of a post': {
    schema: api['POST /posts/:id/report'].body,
    right: { reason: 'False' },
    check: checkReason,
    texts: { reason: limits.reason },
  },
  'request for support': {
    schema: api['POST /support'].form.fields,
    right: { name: 'Rokeya', phone: '8801711111111', desc: 'A lawyer' },
    check: checkSupport,
    texts: { name, desc: description },
  },
  story: {
    schema: api['POST /success-stories'].body,
    right: { postId: id, title: 'Found', description: 'Again' },
    check: storyProblems,
    texts: { title, description: limits.story },
  },
  message: {
    schema: api['POST /notifications/custom'].body,
    right: { title: 'Power cut', description: 'Tonight', link: '' },
    check: checkMessage,
    texts: { title, description, link: url },
    beside: { userId: id },
  },
  profile: {
    schema: api['PATCH /users/profile'].form.fields,
    right: { name: 'Rokeya', address: '' },
    check: checkProfile,
    texts: { name, address: limits.address },
  },
  registration: {
    schema: api['POST /auth/register'].body,
    right: { name: 'Rokeya', phone: '01711111111', password: 'secret' },
    check: checkRegistration,
    texts: { name, password: passwordMost },
    beside: device,
  },
  login: {
    schema: api['POST /auth/login'].body,
    right: { phone: '01711111111', password: 'secret' },
    check: checkLogin,
    texts: { password: passwordMost },
    beside: device,
  },
  'change of a password': {
    schema: api['PUT /auth/change-password'].body,
    right: { oldPassword: 'secret', newPassword: 'secrets' },
    check: ({ oldPassword, newPassword }: Record<'oldPassword' | 'newPassword', string>) =>
      checkPasswordChange({ oldPassword, newPassword, confirmPassword: newPassword }),
    texts: { oldPassword: passwordMost, newPassword: passwordMost },
  },
}

/** One character, or what looks like one: Latin, Bengali in both encodings, with marks, joined, invisible, and fragments. */
const letters = [
  'x',
  'ক',
  '\u09df',
  'য\u09bc',
  'e\u0301',
  'ক\u09cd\u09b7',
  '👩\u200d👧',
  '\u0301',
  '5',
  '/',
  '.',
]
const blanks = ['', ' ', '\n', '\u00a0', '\u200b', '\u0007', '\u202e', '\u3164', '\ud800']

const others = [
  '-5',
  '0',
  '150',
  '151',
  '১৫',
  '/posts',
  '//x.y',
  'example.com',
  'https://example.com/a',
  'no address',
]

interface Typed {
  before: string
  letter: string
  count: number
  after: string
}

/**
 * Texts near the length limit, near the longest that is parsed at all, blank ones and others. Kept as parts, so that a counterexample is
 * short.
 */
const typed = (most: number) => {
  const blank = fc.constantFrom(...blanks)
  const nearTheLimit = fc
    .record({
      letter: fc.constantFrom(...letters),
      times: fc.constantFrom(1, 4),
      beyond: fc.integer({ min: -2, max: 2 }),
    })
    .chain(({ letter, times, beyond }) => {
      const count = Math.max(0, Math.floor((times * most) / [...letter].length) + beyond)
      return fc.record({
        before: blank,
        letter: fc.constant(letter),
        count: fc.constant(count),
        after: blank,
      })
    })
  const short = fc.record({ before: blank, letter: anyText(), count: fc.constantFrom(0, 1), after: blank })
  const other = fc.constantFrom(...others).map((letter) => ({ before: '', letter, count: 1, after: '' }))
  return fc.oneof(nearTheLimit, short, other)
}

const textOfParts = ({ before, letter, count, after }: Typed) => before + letter.repeat(count) + after

/** The server's first message for each field. */
function refusals(schema: Schema, sent: unknown): Record<string, string> {
  const issues = schema.safeParse(sent).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
}

const fieldsOf = Object.entries(forms).flatMap(([form, { texts }]) =>
  Object.keys(texts).map((field) => [form, field] as const),
)

describe('the form and the server agree on what is wrong', () => {
  test.each(fieldsOf)('%s: %s', (form, field) => {
    const { schema, right, check, texts, beside } = forms[form] as FormCase
    expect([check(right as never), refusals(schema, { ...right, ...beside })]).toEqual([{}, {}])
    const most = texts[field] ?? 0
    // A password field accepts no more characters than this.
    const isCutOff = /password/i.test(field)
    fc.assert(
      fc.property(typed(most), (parts) => {
        const text = textOfParts(parts)
        const values = { ...right, [field]: isCutOff ? text.slice(0, most) : text }
        expect(check(values as never)).toEqual(refusals(schema, { ...values, ...beside }))
      }),
      { numRuns: 200 },
    )
  })

  test('blog', () => {
    const schema = api['POST /blogs/create'].form.fields
    const right: BlogDraft = { ...draftOf(), title: 'Safe streets', content: 'How', category: ['Crime'] }
    fc.assert(
      fc.property(typed(limits.title), typed(limits.blogContent), typed(limits.hashtag), (...texts) => {
        const [title = '', content = '', hashtags = ''] = texts.map(textOfParts)
        const draft = { ...right, title, content, hashtags }
        const found = Object.keys(blogProblems(draft, true)).sort()
        expect(found).toEqual(Object.keys(refusals(schema, textOf(draft))).sort())
      }),
      { numRuns: 40 },
    )
  })
})

test('what is sent to be refused or taken is about as long as may be', () => {
  const lengths = fc.sample(typed(200), 500).map((parts) => characterCount(cleanText(textOfParts(parts))))
  for (const length of [0, 199, 200, 201]) expect(lengths).toContain(length)
})
