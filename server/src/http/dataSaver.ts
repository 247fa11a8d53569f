import type { FastifyRequest } from 'fastify'

/** Whether pictures wait until they are asked for. */
export interface DataSaver {
  /** What the person chose here before; `browser` leaves it to the browser. */
  choice: 'browser' | 'on' | 'off'
  /** Whether the browser asks to save data. */
  asked: boolean
}

/** How the person, by a cookie of the app, and the browser, by its Save-Data header, want pages rendered. */
export function dataSaverOf({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): DataSaver {
  const { dataSaver: chosen } = cookies
  return {
    choice: chosen === 'on' || chosen === 'off' ? chosen : 'browser',
    asked: /^\s*on\s*([;,]|$)/i.test(String(headers['save-data'] ?? '')),
  }
}
