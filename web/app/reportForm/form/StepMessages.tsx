import type { ReactNode } from 'react'
import { AddedMessages } from '../../i18n/AddedMessages.tsx'
import bn from '../../i18n/bn/report.ts'
import en from '../../i18n/en/report.ts'

const catalogues = { bn, en }

export const StepMessages = ({ children }: { children: ReactNode }) => (
  <AddedMessages catalogues={catalogues}>{children}</AddedMessages>
)
