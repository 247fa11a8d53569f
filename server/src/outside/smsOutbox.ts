import { appendFile } from 'node:fs/promises'
import path from 'node:path'
import type { Sms } from './smsTypes.ts'

/**
 * The embedded default: writes one JSON line per message to DATA_DIR/sms-outbox.ndjson, and prints the message on the terminal,
 * where a person who tries the app sees the code. It is not logged, because the log never contains a phone number or a code.
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
