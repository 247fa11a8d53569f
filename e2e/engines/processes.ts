import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** Resolves with what `pattern` finds in the output of a process, which is still read afterwards: a full pipe would stop it. */
export async function untilPrinted(
  process: ChildProcess,
  output: Readable,
  pattern: RegExp,
): Promise<string> {
  const lines = createInterface(output)
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      const found = pattern.exec(line)?.[1]
      if (found) resolve(found)
    })
    process.once('error', reject)
    process.once('exit', (code) => reject(new Error(`${process.spawnfile} ended with ${code}`)))
  })
}

export async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return
  const ended = once(process, 'exit')
  process.kill()
  await ended
}
