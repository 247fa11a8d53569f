import { z } from 'zod'
import { auditEntry } from './audit.ts'
import { endpoint } from './endpoint.ts'
import { cursor, done, idOf, nextCursor, pageSize, success } from './fields.ts'
import { takeBackKinds } from './rules/desk.ts'
import { limits } from './rules/limits.ts'

/** A decision of mine, as the audit log has it. */
const decidedEntry = auditEntry.extend({
  takeBack: z
    .enum(takeBackKinds)
    .nullable()
    .describe(
      'The kind of item as which the thing waits again if the decision is taken back; null if it cannot be.',
    ),
})

/** Decisions that have taken effect, at the desk or elsewhere. */
export const decided = {
  'GET /admin/desk/decided': endpoint({
    summary:
      "List the current moderator's decisions of today, newest first, and whether they can be reverted",
    access: 'admin',
    query: z.object({ limit: pageSize(limits.auditPage), cursor }),
    response: z.object({ success, entries: z.array(decidedEntry), nextCursor }),
  }),
  'POST /admin/desk/:kind/:id/take-back': endpoint({
    summary:
      'Revert a decision that has taken effect; the item waits for review again and is not public until then',
    access: 'admin',
    params: z.object({
      kind: z.enum(takeBackKinds, { error: 'unknown_value' }).describe('The kind of the item.'),
      id: idOf('the item'),
    }),
    response: done,
    errors: [
      'post_not_found',
      'timeline_not_found',
      'suspect_not_found',
      'support_not_found',
      'own_item',
      'nothing_to_take_back',
    ],
  }),
} as const
