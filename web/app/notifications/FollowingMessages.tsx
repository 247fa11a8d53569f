import type { ReactNode } from 'react'
import { AddedMessages } from '../i18n/AddedMessages.tsx'
import bn from '../i18n/bn/following.ts'
import en from '../i18n/en/following.ts'

const catalogues = { bn, en }

/** Adds the translations for following: its pages, its notifications, and the questions about outcomes. */
export const FollowingMessages = ({ children }: { children: ReactNode }) => (
  <AddedMessages catalogues={catalogues}>{children}</AddedMessages>
)
