import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { ApiError } from '../core/refusal.ts'
import { type DrawnSizes, drawSizes } from './drawSizes.ts'
import { type CleanImage, cleanImage } from './images.ts'
import type { ImageFormat } from './recognise.ts'

/** A task for this process, which handles one at a time. */
export type Task = Work & { source: string; limits: Limits }

/** Either cleaning an upload so that it can be shown, or drawing its sizes later. */
export type Work = { format: ImageFormat } | { isOriginal: boolean }
export type Done = CleanImage | DrawnSizes

/** Resources that one picture may use; exceeding them ends this process. */
export interface Limits {
  megabytes: number
  cpuSeconds: number
}

/** The answer, sent once per task. `heavy` means that the process has kept so much memory that it must be replaced. */
export type Outcome = ({ done: Done } | { refused: ErrorCode } | { failed: string }) & {
  heavy: boolean
}

const heavyMegabytes = 256
const lookMilliseconds = 50

const megabytes = () => process.memoryUsage.rss() / 1024 / 1024

async function attempt(task: Task): Promise<Outcome> {
  const { limits } = task
  const before = process.cpuUsage()
  // The decoder runs in a thread, so the main thread is free to check its usage; the decoder cannot be aborted, only the whole
  // process can be ended.
  const looking = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if (megabytes() > limits.megabytes || user + system > limits.cpuSeconds * 1e6) giveUp()
  }, lookMilliseconds)
  try {
    const done = await work(task)
    return { done, heavy: megabytes() > heavyMegabytes }
  } catch (error) {
    const heavy = megabytes() > heavyMegabytes
    if (error instanceof ApiError) return { refused: error.code, heavy }
    return { failed: error instanceof Error ? error.message : String(error), heavy }
  } finally {
    clearInterval(looking)
  }
}

const work = (task: Task): Promise<Done> =>
  'format' in task ? cleanImage(task.source, task.format) : drawSizes(task.source, task.isOriginal)

const giveUp = () => answer({ refused: 'image_dimensions', heavy: true }, () => process.exit(1))

const answer = (outcome: Outcome, then: () => void = () => undefined) => process.send?.(outcome, then)

process.on('message', async (task: Task) => answer(await attempt(task)))
// Ctrl+C in a terminal also signals this process, but the server still finishes its requests; this process ends when the server
// disconnects.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
