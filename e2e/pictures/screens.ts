import { adminScreens } from './screens/admins.ts'
import { deskScreens } from './screens/desk.ts'
import { guestScreens } from './screens/guests.ts'
import { memberScreens } from './screens/members.ts'
import type { Screen } from './screens/screen.ts'

/** Every screen of the product, and the most common dialogs and states behind a click. */
export const screens: readonly Screen[] = [...guestScreens, ...memberScreens, ...deskScreens, ...adminScreens]
