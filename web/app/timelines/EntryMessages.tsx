import type { ReactNode } from 'react'
import { AddedMessages } from '../i18n/AddedMessages.tsx'
import bn from '../i18n/bn/entry.ts'
import en from '../i18n/en/entry.ts'

const catalogues = { bn, en }

/** Adds the translations for creating and moderating entries. */
export const EntryMessages = ({ children }: { children: ReactNode }) => (
  <AddedMessages catalogues={catalogues}>{children}</AddedMessages>
)
