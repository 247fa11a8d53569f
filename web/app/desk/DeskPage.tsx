/** The moderator's desk: the queue, the whole thing and what is known of it, side by side. */
export { Desk as default } from './Desk.tsx'
