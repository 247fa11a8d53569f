import type { ReactNode } from 'react'
import { AddedMessages } from '../i18n/AddedMessages.tsx'
import bn from '../i18n/bn/districts.ts'
import en from '../i18n/en/districts.ts'

export const catalogues = { bn, en }

/** Adds the translations for districts and their numbers, which only load with the pages that need them. */
export const DistrictMessages = ({ children }: { children: ReactNode }) => (
  <AddedMessages catalogues={catalogues}>{children}</AddedMessages>
)
