import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
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
