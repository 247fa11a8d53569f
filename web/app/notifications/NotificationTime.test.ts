import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { LanguageProvider } from '../i18n/language.tsx'
import { languages, loadMessages } from '../i18n/messages.ts'
import { NotificationTime } from './NotificationTime.tsx'

beforeAll(async () => {
  for (const language of languages) await loadMessages(language)
})

// Shows spec 9.34.
it.each([
  ['en', '2026-03-01T10:05:00.000Z', 'Mar 1, 2026 4:05 PM'],
  ['en', '2026-12-31T18:00:00.001Z', 'Jan 1, 2027 12:00 AM'],
  ['en', '2026-12-31T18:00:00.000Z', 'Jan 1, 2027'],
  ['bn', '2026-03-01T10:05:00.000Z', '১ মার্চ ২০২৬, বিকেল\u00a0৪:০৫'],
  ['bn', '2026-12-31T18:00:00.000Z', '১ জানুয়ারি ২০২৭'.normalize()],
] as const)('in %s, %s is told as %s, by the clocks of Bangladesh', (initial, at, told) => {
  const time = createElement(NotificationTime, { at })
  // biome-ignore lint/correctness/noChildrenProp: the type of the provider requires the prop
  const html = renderToStaticMarkup(createElement(LanguageProvider, { initial, children: time }))
  expect(html.replaceAll('\u202f', ' ')).toMatch(new RegExp(`>${told} ?</time>`))
})
