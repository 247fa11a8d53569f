import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Toasts } from './Toasts.tsx'
import { toast } from './toast.ts'

it('the newest twenty messages are shown, each once', () => {
  for (let number = 1; number <= 25; number++) toast.error(`Message ${number}.`)
  toast.error('Message 25.')
  const shown = renderToStaticMarkup(createElement(Toasts)).match(/Message \d+\./g)
  expect(shown).toEqual(Array.from({ length: 20 }, (_, index) => `Message ${25 - index}.`))
})
