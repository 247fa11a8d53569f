import { createElement, type ReactNode } from 'react'
import { type LinkProps, Link as ResolvingLink } from 'react-router'

export * from 'react-router'

/** Addresses that resolve to the same on every route. */
const isPlain = (to: LinkProps['to']): to is string =>
  typeof to === 'string' && /^\/(?![/.])[\w\-/?=&%]*$/.test(to) && !to.includes('//')

/**
 * Renders what `Link` renders, but without reading the current route, which `Link` does anew for each link although only clicks and
 * unusual addresses need it.
 */
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
