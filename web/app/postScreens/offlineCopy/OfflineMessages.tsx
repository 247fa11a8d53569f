import type { ReactNode } from 'react'
import { AddedMessages } from '../../i18n/AddedMessages.tsx'
import bn from '../../i18n/bn/offline.ts'
import en from '../../i18n/en/offline.ts'

const catalogues = { bn, en }

export const OfflineMessages = ({ children }: { children: ReactNode }) => (
  <AddedMessages catalogues={catalogues}>{children}</AddedMessages>
)
