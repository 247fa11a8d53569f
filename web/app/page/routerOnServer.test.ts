import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { type LinkProps, MemoryRouter, Link as ResolvingLink } from 'react-router'
import { expect, test } from 'vitest'
import { Link } from './routerOnServer.tsx'

const written = (kind: FunctionComponent<LinkProps>, props: LinkProps) =>
  renderToString(
    createElement(MemoryRouter, { initialEntries: ['/blogs/1?page=2'] }, createElement(kind, props, 'Read')),
  )

test.each<Partial<LinkProps>>([
  { to: '/' },
  { to: '/search?category=Theft&after=a_b-c%20d' },
  { to: '/postDetails/018f-a', className: 'x', id: 'y', 'aria-label': '"Read" <it>', target: '_blank' },
  {
    to: '/a',
    state: { from: 1 },
    replace: true,
    preventScrollReset: true,
    relative: 'path',
    onClick: () => {},
  },
  { to: '/a', reloadDocument: true },
  { to: '/a', discover: 'none' },
  { to: '/a/../b' },
  { to: '/./a' },
  { to: '//elsewhere.example/a' },
  { to: '/a//b' },
  { to: '/নাম' },
  { to: '/a?b="c"' },
  { to: '/a#b' },
  { to: 'a' },
  { to: '..' },
  { to: '?page=3' },
  { to: '' },
  { to: { pathname: '/a', search: 'b=c' } },
  { to: 'https://elsewhere.example/a' },
])('a link to $to is written as the router writes it', (props) => {
  expect(written(Link, props as LinkProps)).toBe(written(ResolvingLink as never, props as LinkProps))
})
