/** Parts of the layout that only admins see; they are loaded for admins only. */
export { AdminMenu } from './AdminMenu.tsx'
export { AdminsNavigation } from './AdminsNavigation.tsx'
