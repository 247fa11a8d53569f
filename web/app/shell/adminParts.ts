/** What the frame shows to admins alone, fetched for them alone. */
export { AdminMenu } from './AdminMenu.tsx'
export { AdminsNavigation } from './AdminsNavigation.tsx'
