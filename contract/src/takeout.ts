import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const takeout = {
  'GET /users/takeout': endpoint({
    summary:
      "Download what is the current user's as a ZIP of JSON and media; what this session must not see is left out",
    access: 'user',
    response: z.instanceof(ReadableStream<Uint8Array>),
    file: 'application/zip',
    // Whoever loses the connection starts again.
    limit: { times: 10, seconds: 3600 },
  }),
} as const
