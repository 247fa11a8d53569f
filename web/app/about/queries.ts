import { queryOptions } from '@tanstack/react-query'
import type { Language } from '../i18n/messages.ts'
import type { AboutMessages } from './messages/page.ts'

export const aboutPages = ['about', 'rules', 'privacy', 'accessibility'] as const
export type AboutPageName = (typeof aboutPages)[number]

/** The texts are long, so they are not part of the translation catalogues; a page loads them on demand, in one language. */
const files = { bn: () => import('./messages/bn.ts'), en: () => import('./messages/en.ts') }
const wordsIn = async (language: Language): Promise<AboutMessages> => (await files[language]()).default

/** The text of one page, together with the texts that say whom to write to. */
export const aboutOptions = (name: AboutPageName, language: Language) =>
  queryOptions({
    queryKey: ['about', name, language],
    queryFn: async () => {
      const { [name]: page, operator, support } = await wordsIn(language)
      return { page, operator, support }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
