import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import * as inBrowser from 'use-intl'
import { expect, test } from 'vitest'
import * as onServer from './intlOnServer.ts'
import { type Language, languages, loadMessages, timeZone } from './messages.ts'

/** What a component renders, and the functions that it gets, with one of the two implementations. */
async function drawn({ useTranslations, useFormatter }: typeof inBrowser, locale: Language) {
  const hands: unknown[] = []
  const Speaking = () => {
    const [t, all, format] = [useTranslations('posts.reading'), useTranslations(), useFormatter()]
    hands.push(t, all, format)
    const moment = new Date('2026-01-02T20:00:00Z')
    return [
      t('feed'),
      all('common.timeOfDay', { part: 'dawn', hour: 4, minutes: '05' }),
      format.dateTime(moment, { dateStyle: 'medium', timeStyle: 'short' }),
      format.number(1_234_567),
    ].join('; ')
  }
  const messages = await loadMessages(locale)
  const page = () =>
    renderToString(
      createElement(inBrowser.IntlProvider, { locale, messages, timeZone } as never, createElement(Speaking)),
    )
  return { pages: [page(), page()], hands }
}

test.each(languages)('on the server the same is said in %s, by what is made once', async (language) => {
  const [browser, server] = [await drawn(inBrowser, language), await drawn(onServer as never, language)]
  expect(server.pages).toEqual(browser.pages)
  for (const [index, one] of server.hands.slice(0, 3).entries()) expect(one).toBe(server.hands[index + 3])
})

test('each language has its own', async () => {
  const [english, bengali] = await Promise.all(languages.map((each) => drawn(onServer as never, each)))
  expect(english?.pages[0]).not.toBe(bengali?.pages[0])
})
