/** The messages of the feed: the build picks them out of all messages (web/precompileMessages.ts). */
export { default } from '../en.ts'
