import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Avatar } from './Avatar.tsx'

it.each([
  ['https://example.org/a.jpg', 'https://example.org/a.jpg'],
  ['/media/a.webp', '/media/a.webp'],
  ['a.jpg', '/default-avatar.png'],
  ['data:image/png;base64,AAAA', '/default-avatar.png'],
  ['', '/default-avatar.png'],
  [null, '/default-avatar.png'],
])('the picture %j is shown as %s', (src, shown) => {
  expect(renderToStaticMarkup(createElement(Avatar, { src }))).toContain(` src="${shown}"`)
})
