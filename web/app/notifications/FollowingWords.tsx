import type { ReactNode } from 'react'
import { AddedWords } from '../i18n/AddedWords.tsx'
import bn from '../i18n/bn/following.ts'
import en from '../i18n/en/following.ts'

const catalogues = { bn, en }

/** Adds the words of what somebody follows, is told of it, and is asked. */
export const FollowingWords = ({ children }: { children: ReactNode }) => (
  <AddedWords catalogues={catalogues}>{children}</AddedWords>
)
