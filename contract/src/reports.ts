import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { done, idParams, requiredText } from './fields.ts'
import { limits } from './limits.ts'

export const reports = {
  'POST /posts/:id/report': endpoint({
    summary: 'Report a post to the admins; while a report of mine is open, another changes nothing',
    access: 'user',
    params: idParams,
    body: z.object({ reason: requiredText(limits.reason, 'reason_required') }),
    response: done,
    errors: ['post_not_found', 'post_not_public'],
    limit: { times: 30, seconds: 600 },
  }),
} as const
