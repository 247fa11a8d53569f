import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  idOf,
  idParams,
  optionalText,
  page,
  pageSize,
  paging,
  searchWords,
  seenNumber,
  success,
  uuid,
} from './fields.ts'
import { limits } from './rules/limits.ts'
import {
  revisionActions,
  revisionStates,
  suspectActions,
  suspectVisibilities,
} from './rules/suspectVisibility.ts'
import { reviewTexts } from './rules/texts.ts'
import { suspect, suspectRevision } from './suspects.ts'

/** The suspect that a change belongs to. */
const suspectOfRevision = z.object({ _id: uuid, name: z.string(), shown: z.enum(suspectVisibilities) })

export const suspectReview = {
  'POST /criminals/:id/revisions/:revisionId/decision': endpoint({
    summary: 'Approve or reject a proposed change of a suspect',
    access: 'admin',
    params: z.object({ id: idOf('the suspect'), revisionId: idOf('the change') }),
    body: z.object({
      action: z.enum(revisionActions, { error: 'unknown_value' }),
      reason: optionalText(reviewTexts.reason).describe('Told to whoever proposed it when it is refused.'),
    }),
    response: z.object({ success, message: z.string(), criminal: suspect }),
    errors: ['suspect_not_found', 'revision_not_found', 'already_decided', 'own_item', 'crime_type_required'],
  }),
  'GET /admin/suspects/pending': endpoint({
    summary: 'List suspects that wait for review, alone or with the report that names them, oldest first',
    access: 'admin',
    query: z.object({ page, limit: pageSize(limits.suspectPage), search: searchWords }),
    response: z.object({ success, criminals: z.array(suspect), ...paging }),
  }),
  'POST /admin/suspects/:id/decision': endpoint({
    summary: 'Review a suspect: publish, send back for correction (hides a public one), or remove',
    access: 'admin',
    params: idParams,
    body: z.object({
      action: z.enum(suspectActions, { error: 'unknown_value' }),
      reason: optionalText(reviewTexts.reason).describe('Told to its creator when it is not shown.'),
      version: seenNumber.describe(
        'The `version` that the moderator saw. If the suspect has changed since, the decision is refused.',
      ),
    }),
    response: z.object({ success, message: z.string(), criminal: suspect }),
    errors: ['suspect_not_found', 'already_decided', 'own_item', 'conflict'],
  }),
  'GET /admin/suspects/revisions': endpoint({
    summary: 'List the latest changes of all suspects: proposed, approved and rejected ones',
    access: 'admin',
    query: z.object({
      page,
      limit: pageSize(limits.revisionPage),
      state: z
        .enum([...revisionStates, ''], { error: 'unknown_value' })
        .default('')
        .describe('All states when left out or empty.'),
    }),
    response: z.object({
      success,
      revisions: z.array(suspectRevision.extend({ criminal: suspectOfRevision })),
      ...paging,
    }),
  }),
} as const
