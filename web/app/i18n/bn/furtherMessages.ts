/** What a post and the list of suspects show in addition: the build picks it out of all messages (web/precompileMessages.ts). */
export { default } from '../bn.ts'
