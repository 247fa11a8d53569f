import { readFile } from 'node:fs/promises'
import path from 'node:path'

interface TextMessage {
  to: string
  text: string
  at: string
}

/** The text messages that a server on this data directory has sent so far, without one that is still being written. */
export async function readOutbox(dataDir: string): Promise<TextMessage[]> {
  const file = path.join(dataDir, 'sms-outbox.ndjson')
  const written = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // The first message creates the file.
    if (error.code !== 'ENOENT') throw error
    return ''
  })
  const whole = written.slice(0, written.lastIndexOf('\n') + 1)
  return whole
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}
