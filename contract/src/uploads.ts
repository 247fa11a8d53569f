import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { success } from './fields.ts'
import { mostBytes } from './rules/mediaFiles.ts'

export const uploads = {
  'POST /uploads': endpoint({
    summary:
      'Start a resumable upload; send the content to /api/uploads/{upload} by the tus protocol, then name it in a form',
    access: 'guest',
    status: 201,
    location: '/uploads/{upload}',
    body: z.object({
      bytes: z
        .int()
        .min(1)
        .max(Math.max(...Object.values(mostBytes))),
    }),
    /** The id of the upload. Whoever knows it can send the parts and use the file; it expires after a day. */
    response: z.object({ success, upload: z.string() }),
    errors: ['files_unavailable'],
    limit: { times: 120, seconds: 3_600 },
  }),
} as const
