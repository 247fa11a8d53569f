/** The messages of the first pages: the build picks them out of all messages (web/firstMessages.ts). */
export { default } from '../bn.ts'
