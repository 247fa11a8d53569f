import type { Fault } from './fault.ts'
import { rulesOfOthers } from './rulesOfAccounts/rulesOfOthers.ts'
import { rulesOfSigningIn } from './rulesOfAccounts/rulesOfSigningIn.ts'

/** What section 5 says of accounts, profiles and their pictures. */
export const rulesOfAccounts: Fault[] = [...rulesOfSigningIn, ...rulesOfOthers]
