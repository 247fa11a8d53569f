import { createFormatter, createTranslator } from 'use-intl/core'
import { useLocale, useMessages } from 'use-intl/react'
import { timeZone } from './messages.ts'

export * from 'use-intl/react'

type Translator = ReturnType<typeof createTranslator>
interface Kept {
  formatter: ReturnType<typeof createFormatter>
  translators: Map<string | undefined, Translator>
}

/** By catalogue, of which there is one per language. */
const kept = new WeakMap<object, Kept>()

function useKept() {
  const [messages, locale] = [useMessages(), useLocale()]
  const found = kept.get(messages) ?? {
    formatter: createFormatter({ locale, timeZone }),
    translators: new Map(),
  }
  kept.set(messages, found)
  return { ...found, messages, locale }
}

/**
 * Does what `useTranslations` of use-intl does, but caches across all components and pages: on the server each component renders once, so
 * memoised values would never be used again.
 */
export function useTranslations(namespace?: string): Translator {
  const { translators, messages, locale } = useKept()
  const found =
    translators.get(namespace) ??
    createTranslator({ locale, messages, timeZone, namespace: namespace as never })
  translators.set(namespace, found)
  return found
}

export const useFormatter = () => useKept().formatter
