import type { Fault } from './fault.ts'
import { ofAccounts } from './limits/ofAccounts.ts'
import { ofCalls } from './limits/ofCalls.ts'
import { ofMedia } from './limits/ofMedia.ts'
import { ofOthers } from './limits/ofOthers.ts'
import { ofPages } from './limits/ofPages.ts'

/** Rows of section 9, constants and limits. */
export const ofLimits: Fault[] = [...ofAccounts, ...ofCalls, ...ofPages, ...ofMedia, ...ofOthers]
