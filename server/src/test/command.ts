import { execFile } from 'node:child_process'
import path from 'node:path'
import { compileCache } from '../compileCache.ts'

export interface Outcome {
  code: number
  out: string
  err: string
}

/** Runs one of the operator's commands with these settings, e.g. 'admin' like `npm run admin -- <words>`. */
export const runCommand = (
  name: string,
  words: readonly string[],
  settings: Record<string, string>,
): Promise<Outcome> =>
  new Promise((resolve) => {
    const { PATH = '' } = process.env
    execFile(
      process.execPath,
      [path.join(import.meta.dirname, `../cli/${name}.ts`), ...words],
      { env: { PATH, NODE_COMPILE_CACHE: compileCache, ...settings }, timeout: 600_000 },
      (error, out, err) => resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    )
  })
