import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import hotToast from 'react-hot-toast/headless'
import { expect, it } from 'vitest'
import { Toasts } from './Toasts.tsx'
import { toast } from './toast.ts'

const shown = () => renderToStaticMarkup(createElement(Toasts)).match(/Message \d+\./g)

it('of many messages the newest is shown', () => {
  for (let number = 1; number <= 25; number++) toast.error(`Message ${number}.`)
  expect(shown()).toEqual(['Message 25.'])
  toast.success('Message 26.')
  expect(shown()).toEqual(['Message 26.'])
})

it('what has happened elsewhere does not hide an answer to the reader', () => {
  toast.news('report', 'Message 27.')
  expect(shown()).toEqual(['Message 26.'])
  hotToast.dismiss()
  toast.news('comment', 'Message 28.')
  expect(shown()).toEqual(['Message 28.'])
})
