import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { success } from './fields.ts'
import { mostBytes } from './rules/mediaFiles.ts'

/** The largest file of any kind, in bytes. */
export const largestUpload = Math.max(...Object.values(mostBytes))

const bytes = z.int().min(1).max(largestUpload)

export const uploads = {
  'POST /uploads': endpoint({
    summary:
      'Start a resumable upload; send the content to /api/uploads/{upload} by the tus protocol, then name it in a form',
    access: 'guest',
    status: 201,
    location: '/uploads/{upload}',
    headers: z.object({
      'upload-length': z
        .string()
        .max(15)
        .regex(/^\d+$/)
        .transform(Number)
        .pipe(bytes)
        .optional()
        .describe('The size of the file in bytes, as tus clients send it: instead of `bytes` in the body.'),
    }),
    body: z.object({ bytes: bytes.optional() }),
    /** The id of the upload. Whoever knows it can send the parts and use the file; it expires after a day. */
    response: z.object({ success, upload: z.string() }),
    errors: ['files_unavailable', 'required'],
    limit: { times: 120, seconds: 3_600 },
  }),
} as const
