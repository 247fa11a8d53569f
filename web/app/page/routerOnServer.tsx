import { createElement, type ReactNode } from 'react'
import { type LinkProps, Link as ResolvingLink } from 'react-router'

export * from 'react-router'

/** Addresses that are the same however they are resolved. */
const isPlain = (to: LinkProps['to']): to is string =>
  typeof to === 'string' && /^\/(?![/.])[\w\-/?=&%]*$/.test(to) && !to.includes('//')

/** What `Link` writes, without a look at where it stands, which it takes for each link anew and only clicks and odd addresses need. */
export function Link(props: LinkProps): ReactNode {
  const {
    to,
    discover,
    prefetch,
    relative,
    reloadDocument,
    replace,
    mask,
    state,
    preventScrollReset,
    viewTransition,
    defaultShouldRevalidate,
    target,
    ...rest
  } = props
  if (!isPlain(to) || mask || discover || (prefetch && prefetch !== 'none'))
    return createElement(ResolvingLink, props)
  return createElement('a', { ...rest, href: to, target, 'data-discover': 'true' })
}
