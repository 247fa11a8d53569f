/** The moderator's desk: the queue, the whole item and what is known about it, side by side. */
export { Desk as default } from './Desk.tsx'
