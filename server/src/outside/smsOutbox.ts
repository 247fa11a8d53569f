import { appendFile } from 'node:fs/promises'
import path from 'node:path'
import type { Sms } from './sms.ts'

/**
 * The embedded default: one JSON line per message in DATA_DIR/sms-outbox.ndjson, and on the terminal, where the
 * person trying the app out sees the code. Not in the log, which never holds a phone number or a code.
 */
export function openOutbox(dataDir: string): Sms {
  const file = path.join(dataDir, 'sms-outbox.ndjson')
  return {
    place: file,
    async send({ to, text }) {
      const line = JSON.stringify({ to, text, at: new Date().toISOString() })
      await appendFile(file, `${line}\n`, { mode: 0o600 })
      console.log(`SMS to ${to}: ${text}`)
    },
  }
}
