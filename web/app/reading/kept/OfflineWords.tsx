import type { ReactNode } from 'react'
import { AddedWords } from '../../i18n/AddedWords.tsx'
import bn from '../../i18n/bn/offline.ts'
import en from '../../i18n/en/offline.ts'

const catalogues = { bn, en }

export const OfflineWords = ({ children }: { children: ReactNode }) => (
  <AddedWords catalogues={catalogues}>{children}</AddedWords>
)
