import type { Fault } from './fault.ts'
import { ofAudit } from './moderation/ofAudit.ts'
import { ofDesk } from './moderation/ofDesk.ts'
import { ofFigures } from './moderation/ofFigures.ts'
import { ofFlags } from './moderation/ofFlags.ts'
import { ofReasons } from './moderation/ofReasons.ts'
import { ofSanctions } from './moderation/ofSanctions.ts'

/** The moderator's desk, flags and held comments, sanctions against people, the figures of moderation, and the audit log. */
export const ofModeration: Fault[] = [
  ...ofDesk,
  ...ofFlags,
  ...ofReasons,
  ...ofSanctions,
  ...ofFigures,
  ...ofAudit,
]
