import { queryOptions } from '@tanstack/react-query'
import type { Language } from '../i18n/messages.ts'
import type { AboutWords } from './words/page.ts'

export const aboutPages = ['about', 'rules', 'privacy'] as const
export type AboutPageName = (typeof aboutPages)[number]

/** The words are long, and not in the catalogues: whoever reads a page fetches them then, in one language. */
const files = { bn: () => import('./words/bn.ts'), en: () => import('./words/en.ts') }
const wordsIn = async (language: Language): Promise<AboutWords> => (await files[language]()).default

/** What stands on one of the pages, with the words about whoever runs this. */
export const aboutOptions = (name: AboutPageName, language: Language) =>
  queryOptions({
    queryKey: ['about', name, language],
    queryFn: async () => {
      const { [name]: page, operator } = await wordsIn(language)
      return { page, operator }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
