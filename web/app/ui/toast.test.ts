import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import hotToast, { useToasterStore } from 'react-hot-toast/headless'
import { afterEach, expect, it } from 'vitest'
import { shownToast } from './shownToast.ts'
import { toast } from './toast.ts'

afterEach(() => hotToast.remove())

/** All toasts as the store has them, and the one of them that is shown. */
function now() {
  let toasts: ReturnType<typeof useToasterStore>['toasts'] = []
  const Reader = () => {
    toasts = useToasterStore().toasts
    return null
  }
  renderToStaticMarkup(createElement(Reader))
  return { messages: toasts.map(({ message }) => message), shown: shownToast(toasts)?.message }
}

// Shows spec 9.30.
it('of many messages the newest is shown', () => {
  for (let number = 1; number <= 25; number++) toast.error(`Message ${number}.`)
  expect(now().shown).toBe('Message 25.')
  toast.success('Message 26.')
  expect(now().shown).toBe('Message 26.')
})

it('what has happened elsewhere does not hide an answer to the reader', () => {
  toast.success('Message 26.')
  toast.news('report', 'Message 27.')
  expect(now().shown).toBe('Message 26.')
  hotToast.dismiss()
  toast.news('comment', 'Message 28.')
  expect(now().shown).toBe('Message 28.')
})

it.each(['success', 'error', 'plain'] as const)(
  'a message of kind %s that stands already does not stand twice',
  (kind) => {
    toast[kind]('It failed.')
    toast[kind]('It failed.')
    expect(now().messages).toEqual(['It failed.'])
  },
)
