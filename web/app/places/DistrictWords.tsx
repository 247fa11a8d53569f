import type { ReactNode } from 'react'
import { AddedWords } from '../i18n/AddedWords.tsx'
import bn from '../i18n/bn/districts.ts'
import en from '../i18n/en/districts.ts'

export const catalogues = { bn, en }

/** Adds the translations for districts and their numbers, which only load with the pages that need them. */
export const DistrictWords = ({ children }: { children: ReactNode }) => (
  <AddedWords catalogues={catalogues}>{children}</AddedWords>
)
