import { readFile, writeFile } from 'node:fs/promises'
import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { ApiError } from '../core/refusal.ts'
import type { Container } from './recognise.ts'
import { type Remuxed, remux } from './remux.ts'

/** The argument of this process, as JSON. */
export interface Task {
  source: string
  target: string
  container: Container
}

type Outcome = Omit<Remuxed, 'bytes'> | { refused: ErrorCode }

/** Sent once, with the CPU time that this process has used. */
export interface Answer {
  outcome: Outcome
  microseconds: number
}

const { source, target, container } = JSON.parse(process.argv[2] ?? '') as Task
const sent = await readFile(source)
const result = await attempt()
const outcome = await kept(result)
const { user, system } = process.cpuUsage()
process.send?.({ outcome, microseconds: user + system } satisfies Answer, () => process.disconnect())

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
    return { refused: refusalOf(error) }
  }
}

/** A broken file makes the demuxer throw arbitrary errors; all of them are the fault of the file. */
function refusalOf(error: unknown): ErrorCode {
  if (error instanceof ApiError) return error.code
  return error instanceof Error && /^unsupported/i.test(error.message) ? 'file_codec' : 'file_damaged'
}
