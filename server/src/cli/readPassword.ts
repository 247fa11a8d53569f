import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

const unseen = new Writable({ write: (_text, _encoding, done) => done() })

/**
 * Asks for a password on a terminal without showing it, or else reads the first line of standard input; undefined if there is none.
 * Arguments would be seen by everybody on the machine, and stay in the history of the shell.
 */
export async function readPassword(): Promise<string | undefined> {
  const terminal = process.stdin.isTTY ?? false
  if (terminal) process.stderr.write('Password: ')
  const lines = createInterface({ input: process.stdin, output: unseen, terminal })
  try {
    for await (const line of lines) return line
    return undefined
  } finally {
    lines.close()
    if (terminal) process.stderr.write('\n')
  }
}
