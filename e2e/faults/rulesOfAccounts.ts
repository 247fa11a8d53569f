import type { Fault } from './fault.ts'
import { rulesOfOthers } from './rulesOfAccounts/rulesOfOthers.ts'
import { rulesOfSigningIn } from './rulesOfAccounts/rulesOfSigningIn.ts'

/** The rules of section 5 for accounts, profiles and their pictures. */
export const rulesOfAccounts: Fault[] = [...rulesOfSigningIn, ...rulesOfOthers]
