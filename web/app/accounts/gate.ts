import type { AppMessages } from '../i18n/messages.ts'

export type Gate = keyof AppMessages['accounts']['gate']
