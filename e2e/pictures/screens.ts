import { adminScreens } from './screens/admins.ts'
import { deskScreens } from './screens/desk.ts'
import { guestScreens } from './screens/guests.ts'
import { memberScreens } from './screens/members.ts'
import type { Screen } from './screens/screen.ts'

/** Every screen of the product, and of those behind a click the ones that people see every day. */
export const screens: readonly Screen[] = [...guestScreens, ...memberScreens, ...deskScreens, ...adminScreens]
