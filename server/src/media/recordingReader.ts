import { readFile, writeFile } from 'node:fs/promises'
import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { ApiError } from '../refusal.ts'
import type { Container } from './recognise.ts'
import { type Remuxed, remux } from './remux.ts'

/** What this process is started with, as JSON. */
export interface Task {
  source: string
  target: string
  container: Container
}

/** What it answers with, once. */
export type Outcome = Omit<Remuxed, 'bytes'> | { refused: ErrorCode }

const { source, target, container } = JSON.parse(process.argv[2] ?? '') as Task
const sent = await readFile(source)
const result = await attempt()
process.send?.(await kept(result), () => process.disconnect())

async function kept(result: Remuxed | { refused: ErrorCode }): Promise<Outcome> {
  if ('refused' in result) return result
  const { bytes, ...facts } = result
  await writeFile(target, bytes)
  return facts
}

async function attempt(): Promise<Remuxed | { refused: ErrorCode }> {
  try {
    return await remux(sent, container)
  } catch (error) {
    // The reader meets a broken file with whatever error comes first; it is the file's fault all the same.
    return { refused: error instanceof ApiError ? error.code : 'file_damaged' }
  }
}
