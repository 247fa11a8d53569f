import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { LanguageProvider } from '../i18n/language.tsx'
import { loadMessages } from '../i18n/messages.ts'
import { NotificationTime } from './NotificationTime.tsx'

beforeAll(() => loadMessages('en'))

// Shows spec 9.34.
it.each([
  ['2026-03-01T10:05:00.000Z', 'Mar 1, 2026 4:05 PM'],
  ['2026-12-31T18:00:00.001Z', 'Jan 1, 2027 12:00 AM'],
  ['2026-12-31T18:00:00.000Z', 'Jan 1, 2027'],
])('%s is told as %s, by the clocks of Bangladesh', (at, told) => {
  const time = createElement(NotificationTime, { at })
  // biome-ignore lint/correctness/noChildrenProp: the type of the provider requires the prop
  const html = renderToStaticMarkup(createElement(LanguageProvider, { initial: 'en', children: time }))
  expect(html.replaceAll('\u202f', ' ')).toMatch(new RegExp(`>${told} ?</time>`))
})
