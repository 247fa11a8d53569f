import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Avatar } from './Avatar.tsx'
import { type DataSaverChoice, DataSaverProvider } from './dataSaver.tsx'

// Shows spec 5.55, 9.36.
it.each([
  ['https://example.org/a.jpg', 'off', 'https://example.org/a.jpg'],
  ['/media/a.webp', 'off', '/media/a.webp'],
  ['/media/a.webp', 'on', '/default-avatar.png'],
  ['a.jpg', 'off', '/default-avatar.png'],
  ['data:image/png;base64,AAAA', 'off', '/default-avatar.png'],
  ['', 'off', '/default-avatar.png'],
  [null, 'off', '/default-avatar.png'],
] satisfies [string | null, DataSaverChoice, string][])(
  'the picture %j with the data saver %s is shown as %s',
  (src, choice, shown) => {
    const initial = { choice, asked: false }
    // biome-ignore lint/correctness/noChildrenProp: the provider's type requires it
    const saver = createElement(DataSaverProvider, { initial, children: createElement(Avatar, { src }) })
    expect(renderToStaticMarkup(saver)).toContain(` src="${shown}"`)
  },
)
