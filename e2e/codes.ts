import { setTimeout as pause } from 'node:timers/promises'
import { readOutbox } from '../server/src/test/readOutbox.ts'

/** Returns a function that waits for the next code sent to a phone by text message. Each code is returned once, in order. */
export function readCodes(dataDir: string): (phone: string) => Promise<string> {
  const handedOut = new Map<string, number>()
  return async (phone) => {
    const deadline = Date.now() + 60_000
    const ending = phone.slice(-10)
    while (Date.now() < deadline) {
      const messages = (await readOutbox(dataDir)).filter(({ to }) => to.endsWith(ending))
      const next = messages.slice(handedOut.get(ending) ?? 0).at(-1)
      const code = next?.text.match(/\b\d{6}\b/)?.[0]
      if (code) {
        handedOut.set(ending, messages.length)
        return code
      }
      await pause(50)
    }
    throw new Error(`No code was sent to ${phone}`)
  }
}
