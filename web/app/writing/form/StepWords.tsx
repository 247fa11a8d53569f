import type { ReactNode } from 'react'
import { AddedWords } from '../../i18n/AddedWords.tsx'
import bn from '../../i18n/bn/report.ts'
import en from '../../i18n/en/report.ts'

const catalogues = { bn, en }

export const StepWords = ({ children }: { children: ReactNode }) => (
  <AddedWords catalogues={catalogues}>{children}</AddedWords>
)
