import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { LanguageProvider } from '../i18n/language.tsx'
import { type Language, languages, loadMessages } from '../i18n/messages.ts'
import { IncidentTime } from './IncidentTime.tsx'

beforeAll(async () => {
  for (const language of languages) await loadMessages(language)
})

function shown(at: string, initial: Language = 'en'): string {
  const time = createElement(IncidentTime, { at })
  // biome-ignore lint/correctness/noChildrenProp: the type of the provider requires the prop
  const html = renderToStaticMarkup(createElement(LanguageProvider, { initial, children: time }))
  return html.replace(/<\/?span[^>]*>/g, '')
}

describe('when something happened', () => {
  it('is a day, or a day and a time of day, and never another one', () => {
    expect(shown('2026-11-13')).toBe('<time dateTime="2026-11-13">13 Nov 2026</time>')
    expect(shown('2026-11-13T19:40')).toBe('<time dateTime="2026-11-13T19:40">13 Nov 2026, 7:40 PM</time>')
    expect(shown('2026-11-13T00:00')).toContain('>13 Nov 2026, 12:00 AM<')
    expect(shown('1900-01-01T00:05')).toContain('>1 Jan 1900, 12:05 AM<')
    expect(shown('2009-07-01T23:55')).toContain('>1 Jul 2009, 11:55 PM<')
  })

  it('is said in Bengali, in its digits', () => {
    expect(shown('2026-11-13T19:40', 'bn')).toContain('>১৩ নভেম্বর ২০২৬, সন্ধ্যা\u00a0৭:৪০<')
  })
})
