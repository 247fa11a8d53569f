import type { ReactNode } from 'react'
import { AddedWords } from '../i18n/AddedWords.tsx'
import bn from '../i18n/bn/following.ts'
import en from '../i18n/en/following.ts'

const catalogues = { bn, en }

/** Adds the translations for following: its pages, its notifications, and the questions about outcomes. */
export const FollowingWords = ({ children }: { children: ReactNode }) => (
  <AddedWords catalogues={catalogues}>{children}</AddedWords>
)
