import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { makeMedia } from '../test/make.ts'
import { Recording } from './Recording.tsx'

it('says how long a recording is where no script runs', () => {
  const media = makeMedia({ url: '/media/call.mp3', type: 'audio', duration: 75 })
  const children = createElement(Recording, { media, name: 'Recording 1 of 1' })
  const page = renderToStaticMarkup(createElement(IntlProvider, { locale: 'en', children }))
  expect(page).toContain('>1:15<')
})
