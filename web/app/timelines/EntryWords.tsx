import type { ReactNode } from 'react'
import { AddedWords } from '../i18n/AddedWords.tsx'
import bn from '../i18n/bn/entry.ts'
import en from '../i18n/en/entry.ts'

const catalogues = { bn, en }

/** Adds the translations for creating and moderating entries. */
export const EntryWords = ({ children }: { children: ReactNode }) => (
  <AddedWords catalogues={catalogues}>{children}</AddedWords>
)
