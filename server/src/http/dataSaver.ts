import type { FastifyRequest } from 'fastify'

/** Whether pictures are loaded only on request. */
export interface DataSaver {
  /** The person's choice in the app; `browser` follows the browser's setting. */
  choice: 'browser' | 'on' | 'off'
  /** Whether the browser sends the Save-Data header. */
  asked: boolean
}

/** Reads the person's choice from a cookie of the app, and the browser's from its Save-Data header. */
export function dataSaverOf({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): DataSaver {
  const { dataSaver: chosen } = cookies
  return {
    choice: chosen === 'on' || chosen === 'off' ? chosen : 'browser',
    asked: /^\s*on\s*([;,]|$)/i.test(String(headers['save-data'] ?? '')),
  }
}
