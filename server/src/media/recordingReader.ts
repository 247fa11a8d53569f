import { readFile, writeFile } from 'node:fs/promises'
import type { ErrorCode } from '@bichar/contract/errors.ts'
import { ApiError } from '../http/errors.ts'
import type { Container } from './recognise.ts'
import { type Remuxed, remux } from './remux.ts'

/** What this process is started with, as JSON. */
export interface Task {
  source: string
  target: string
  container: Container
}

/** What it answers with, once. */
export type Outcome = { width: number | null; height: number | null } | { refused: ErrorCode }

const { source, target, container } = JSON.parse(process.argv[2] ?? '') as Task
const bytes = await readFile(source)
const result = await attempt()
if ('bytes' in result) await writeFile(target, result.bytes)
const outcome: Outcome = 'bytes' in result ? { width: result.width, height: result.height } : result
process.send?.(outcome, () => process.disconnect())

async function attempt(): Promise<Remuxed | { refused: ErrorCode }> {
  try {
    return await remux(bytes, container)
  } catch (error) {
    // The reader meets a broken file with whatever error comes first; it is the file's fault all the same.
    return { refused: error instanceof ApiError ? error.code : 'file_damaged' }
  }
}
