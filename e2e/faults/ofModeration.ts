import type { Fault } from './fault.ts'
import { ofDesk } from './moderation/ofDesk.ts'
import { ofFigures } from './moderation/ofFigures.ts'
import { ofFlags } from './moderation/ofFlags.ts'
import { ofSanctions } from './moderation/ofSanctions.ts'

/** The moderator's desk, what is flagged and held, what is done about people, and how moderation goes. */
export const ofModeration: Fault[] = [...ofDesk, ...ofFlags, ...ofSanctions, ...ofFigures]
