import { type ComponentType, useEffect, useState } from 'react'
import { withWords } from '../i18n/withWords.ts'

/**
 * A small part of a page whose code is loaded after hydration, so that it does not delay the page. Until then, and if it cannot be
 * loaded, it renders nothing.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>()
    useEffect(() => {
      let hasLeft = false
      const show = (part: ComponentType<Props>) => {
        loaded = part
        if (!hasLeft) setPart(() => part)
      }
      if (loaded) show(loaded)
      else {
        withWords(load).then(
          (module) => show(module.default),
          (error: unknown) => console.warn('A part of the page could not be fetched', error),
        )
      }
      return () => {
        hasLeft = true
      }
    }, [])
    return Part && <Part {...props} />
  }
}
