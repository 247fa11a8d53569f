import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../i18n/language.tsx'
import { useRootData } from '../page/useRootData.ts'

/** Pages bring the name of the language in which the visit began; the title, which is no more than that, follows the reader. */
export function useNameInTitle(): void {
  const names = useRootData()?.appNames
  const { language } = useLanguage()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page brings a title of its own
  useEffect(() => {
    if (!names) return
    const [unread = ''] = document.title.match(/^\(\d+\) /) ?? []
    document.title = unread + names[language]
  }, [names, language, key])
}
