import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { compileCache } from '../core/compileCache.ts'
import { ApiError } from '../core/refusal.ts'
import { CostlyPicture } from './costlyPicture.ts'
import type { DrawnSizes } from './drawSizes.ts'
import type { Done, Outcome, Task, Work } from './imageReader.ts'
import type { CleanImage } from './images.ts'
import type { Charge } from './mediaQueue.ts'
import type { ImageFormat } from './recognise.ts'

const program = new URL('./imageReader.ts', import.meta.url)
/**
 * Limits for one picture: a large photo takes a third of a second, the most costly picture that is accepted less than two. The child process enforces memory and CPU time
 * itself; if it cannot, the parent kills it after `milliseconds`.
 */
const imageLimits = { megabytes: 512, cpuSeconds: 3, milliseconds: 120_000 }
/** Nobody waits for the sizes, of which there are more. */
const sizesLimits = { ...imageLimits, cpuSeconds: 10 }
/** How long an idle process is kept: starting one costs as much as drawing a small picture, keeping one costs a hundred megabytes. */
const restMilliseconds = 30_000

/** Nice value: lower priority than everything that a person waits for who has not sent something costly. */
const backgroundNiceness = 10

const resting = new Map<ChildProcess, { timer: NodeJS.Timeout; isBackground: boolean }>()

interface Cleaning {
  charge: Charge
  takesCostly: boolean
  limits?: typeof imageLimits
}

/**
 * Draws a picture anew, as `cleanImage` does, in a child process: a file that crashes the decoder, keeps it busy or fills its
 * memory costs only that process. An idle process is kept for a while for the next picture. One that takes costly pictures has low
 * priority.
 */
export const cleanImageInChildProcess = (
  source: string,
  format: ImageFormat,
  { charge, takesCostly, limits = imageLimits }: Cleaning,
) =>
  runInChildProcess<CleanImage>(
    source,
    { format, takesCostly },
    { limits, charge, isBackground: takesCostly },
  )

/** Runs `drawSizes` in the same way, but at low priority because nobody waits for it. */
export const drawSizesInChildProcess = (source: string, isOriginal: boolean) =>
  runInChildProcess<DrawnSizes>(source, { isOriginal }, { limits: sizesLimits, isBackground: true })

interface Terms {
  limits: typeof imageLimits
  isBackground: boolean
  /** Missing if nobody waits. */
  charge?: Charge
}

async function runInChildProcess<Drawn extends Done>(
  source: string,
  work: Work,
  { limits: { milliseconds, ...limits }, isBackground, charge }: Terms,
): Promise<Drawn> {
  const reader = wake(isBackground) ?? start(isBackground)
  const outcome = await ask(reader, { source, limits, ...work }, milliseconds).catch((error) => {
    reader.kill('SIGKILL')
    throw error
  })
  const microseconds = outcome === 'gone' ? limits.cpuSeconds * 1_000_000 : outcome.microseconds
  charge?.({ microseconds, isTooMuch: outcome !== 'gone' && 'isTooMuch' in outcome })
  if (outcome === 'gone') {
    // It may have died for lack of memory, which is temporary: a waiting sender can upload again, and a background job is retried.
    throw charge ? new ApiError('file_damaged') : new Error('the image process exited unexpectedly')
  }
  if (outcome.heavy) dismiss(reader)
  else rest(reader, isBackground)
  if ('refused' in outcome) throw new ApiError(outcome.refused)
  if ('isCostly' in outcome) throw new CostlyPicture()
  if ('failed' in outcome) throw new Error(outcome.failed)
  return outcome.done as Drawn
}

function start(isBackground: boolean): ChildProcess {
  const reader = fork(program, {
    execArgv: [],
    env: { NODE_COMPILE_CACHE: compileCache },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  reader.once('disconnect', () => removeReader(reader))
  // `ask` handles errors while it waits; without a listener at all other times, an error event would crash the server.
  reader.on('error', () => undefined)
  if (isBackground && reader.pid) setPriority(reader.pid, backgroundNiceness)
  return reader
}

async function ask(reader: ChildProcess, task: Task, milliseconds: number): Promise<Outcome | 'gone'> {
  const settled = new AbortController()
  const late = setTimeout(() => reader.kill('SIGKILL'), milliseconds)
  try {
    // The process could not be started or died while idle: a fault of the server, not of the picture.
    const unavailable = new ApiError('unavailable')
    const broken = once(reader, 'error', settled).then(() => Promise.reject(unavailable))
    const answered = once(reader, 'message', settled).then(([outcome]) => outcome as Outcome)
    // The disconnect event comes after all messages.
    const gone = once(reader, 'disconnect', settled).then(() => 'gone' as const)
    const sent = new Promise<never>((_resolve, reject) => {
      // If too many files are open, the IPC channel was never created.
      if (!reader.connected) return reject(unavailable)
      reader.send(task, (error) => error && reject(unavailable))
    })
    return await Promise.race([broken, answered, gone, sent])
  } finally {
    clearTimeout(late)
    settled.abort()
  }
}

/** Keeps a process for the next picture without preventing the server from exiting. */
function rest(reader: ChildProcess, isBackground: boolean): void {
  // The process may have died right after its answer.
  if (!reader.connected) return
  const timer = setTimeout(() => dismiss(reader), restMilliseconds)
  timer.unref()
  reader.unref()
  reader.channel?.unref()
  resting.set(reader, { timer, isBackground })
}

function wake(isBackground: boolean): ChildProcess | undefined {
  const [reader] = [...resting].find(([each, as]) => each.connected && as.isBackground === isBackground) ?? []
  if (!reader) return undefined
  removeReader(reader)
  reader.ref()
  reader.channel?.ref()
  return reader
}

function dismiss(reader: ChildProcess): void {
  if (reader.connected) reader.disconnect()
}

function removeReader(reader: ChildProcess): void {
  clearTimeout(resting.get(reader)?.timer)
  resting.delete(reader)
}
