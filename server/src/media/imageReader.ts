import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { ApiError } from '../core/refusal.ts'
import { CostlyPicture } from './costlyPicture.ts'
import { type DrawnSizes, drawSizes } from './drawSizes.ts'
import { type CleanImage, cleanImage } from './images.ts'
import type { ImageFormat } from './recognise.ts'

/** A task for this process, which handles one at a time. */
export type Task = Work & { source: string; limits: Limits }

/** Either cleaning an upload so that it can be shown, or drawing its sizes later. */
export type Work = { format: ImageFormat; takesCostly: boolean } | { isOriginal: boolean }
export type Done = CleanImage | DrawnSizes

/** Resources that one picture may use; exceeding them ends this process. */
export interface Limits {
  megabytes: number
  cpuSeconds: number
}

type Result =
  | { done: Done }
  | { refused: ErrorCode; isTooMuch?: true }
  | { isCostly: true }
  | { failed: string }

/**
 * The answer, sent once per task. `heavy` means that the process has kept so much memory that it must be replaced; the microseconds
 * are CPU time.
 */
export type Outcome = Result & { heavy: boolean; microseconds: number }

const heavyMegabytes = 256
const lookMilliseconds = 50

const megabytes = () => process.memoryUsage.rss() / 1024 / 1024

async function attempt(task: Task): Promise<Outcome> {
  const { limits } = task
  const before = process.cpuUsage()
  const microseconds = () => {
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  // The decoder runs in a thread, so the main thread is free to check its usage; the decoder cannot be aborted, only the whole
  // process can be ended.
  const looking = setInterval(() => {
    if (megabytes() > limits.megabytes || microseconds() > limits.cpuSeconds * 1e6) giveUp(microseconds())
  }, lookMilliseconds)
  const result = await resultOf(task)
  clearInterval(looking)
  return { ...result, heavy: megabytes() > heavyMegabytes, microseconds: microseconds() }
}

async function resultOf(task: Task): Promise<Result> {
  try {
    return { done: await work(task) }
  } catch (error) {
    if (error instanceof ApiError) return { refused: error.code }
    if (error instanceof CostlyPicture) return { isCostly: true }
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

const work = (task: Task): Promise<Done> =>
  'format' in task ? cleanImage(task.source, task) : drawSizes(task.source, task.isOriginal)

const giveUp = (microseconds: number) =>
  answer({ refused: 'image_dimensions', isTooMuch: true, heavy: true, microseconds }, () => process.exit(1))

const answer = (outcome: Outcome, then: () => void = () => undefined) => process.send?.(outcome, then)

process.on('message', async (task: Task) => answer(await attempt(task)))
// Ctrl+C in a terminal also signals this process, but the server still finishes its requests; this process ends when the server
// disconnects.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
