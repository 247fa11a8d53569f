import type { Fault } from './fault.ts'
import { ofDesk } from './moderation/ofDesk.ts'
import { ofFigures } from './moderation/ofFigures.ts'
import { ofFlags } from './moderation/ofFlags.ts'
import { ofSanctions } from './moderation/ofSanctions.ts'

/** The moderator's desk, flags and held comments, sanctions against people, and the figures of moderation. */
export const ofModeration: Fault[] = [...ofDesk, ...ofFlags, ...ofSanctions, ...ofFigures]
