import { execFile } from 'node:child_process'
import path from 'node:path'
import { compileCache } from '../core/compileCache.ts'

export interface Outcome {
  code: number
  out: string
  err: string
}

/** Runs one of the operator's commands with these settings, e.g. 'admin' like `npm run admin -- <words>`; it can read `input`. */
export const runCommand = (
  name: string,
  words: readonly string[],
  settings: Record<string, string>,
  input = '',
): Promise<Outcome> =>
  new Promise((resolve) => {
    const { PATH = '' } = process.env
    const child = execFile(
      process.execPath,
      [path.join(import.meta.dirname, `../cli/${name}.ts`), ...words],
      { env: { PATH, NODE_COMPILE_CACHE: compileCache, ...settings }, timeout: 600_000 },
      (error, out, err) => resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    )
    // A command that reads nothing may have ended by then.
    child.stdin?.on('error', () => undefined).end(input)
  })
