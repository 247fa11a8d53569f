import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../i18n/language.tsx'
import { useRootData } from '../page/useRootData.ts'

/**
 * Routes set the title to the app's name in the language in which the visit began. This replaces it with the name in the current
 * language; an unread count in front of it stays.
 */
export function useNameInTitle(): void {
  const names = useRootData()?.appNames
  const { language } = useLanguage()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation sets a new title
  useEffect(() => {
    if (!names) return
    const [unread = ''] = document.title.match(/^\(\d+\) /) ?? []
    document.title = unread + names[language]
  }, [names, language, key])
}
