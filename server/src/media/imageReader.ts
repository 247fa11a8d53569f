import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { ApiError } from '../refusal.ts'
import { type DrawnSizes, drawSizes } from './drawSizes.ts'
import { type CleanImage, cleanImage } from './images.ts'
import type { ImageFormat } from './recognise.ts'

/** What this process is told to do, one after the other. */
export type Task = Work & { source: string; limits: Limits }

/** To look at what was sent and make it fit to be shown, or to draw its sizes later. */
export type Work = { format: ImageFormat } | { isOriginal: boolean }
export type Done = CleanImage | DrawnSizes

/** What one picture may cost; going beyond ends this process. */
export interface Limits {
  megabytes: number
  cpuSeconds: number
}

/** What it answers with, once for each. It is heavy when it has kept so much memory that another should follow it. */
export type Outcome = ({ done: Done } | { refused: ErrorCode } | { failed: string }) & {
  heavy: boolean
}

const heavyMegabytes = 256
const lookMilliseconds = 50

const megabytes = () => process.memoryUsage.rss() / 1024 / 1024

async function attempt(task: Task): Promise<Outcome> {
  const { limits } = task
  const before = process.cpuUsage()
  // The decoder works in a thread, so that this one has time to look; it cannot be told to stop, only be ended.
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
// Ctrl+C in the terminal ends the server, which finishes what is in flight; this process ends with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
