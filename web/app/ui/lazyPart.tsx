import type { ComponentType } from 'react'
import { useLoaded } from './useLoaded.ts'

/**
 * A small part of a page whose code is loaded after hydration, so that it does not delay the page. It renders nothing until it has been
 * loaded.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const Part = useLoaded(load)?.default
    return Part && <Part {...props} />
  }
}
