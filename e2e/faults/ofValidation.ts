import type { Fault } from './fault.ts'
import { rulesOfAccounts } from './rulesOfAccounts.ts'
import { rulesOfCases } from './rulesOfCases.ts'
import { rulesOfPanel } from './rulesOfPanel.ts'
import { rulesOfPosts } from './rulesOfPosts.ts'

/** Rows of section 5, validation. */
export const ofValidation: Fault[] = [...rulesOfAccounts, ...rulesOfPosts, ...rulesOfCases, ...rulesOfPanel]
