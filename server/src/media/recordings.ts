import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compileCache } from '../core/compileCache.ts'
import { ApiError } from '../core/refusal.ts'
import type { Charge } from './mediaQueue.ts'
import type { StoredType } from './names.ts'
import type { Container } from './recognise.ts'
import type { Answer, Task } from './recordingReader.ts'

const program = fileURLToPath(new URL('./recordingReader.ts', import.meta.url))
/**
 * Seconds of CPU time for a file of this size, of which starting the process takes a part. An ordinary recording takes less than a
 * tenth of a second for each megabyte.
 */
export const secondsFor = (bytes: number): number => 2 + Math.ceil(bytes / (4 * 1024 * 1024))
/** The effective limit is CPU time; this one is generous. */
const maxMilliseconds = 120_000
const maxMegabytes = 256

/** The content types of each container, with a picture and without. */
const contentTypes = {
  mp4: { video: 'video/mp4', audio: 'audio/mp4' },
  mov: { video: 'video/mp4', audio: 'audio/mp4' },
  m4a: { video: 'video/mp4', audio: 'audio/mp4' },
  webm: { video: 'video/webm', audio: 'audio/webm' },
  mp3: { audio: 'audio/mpeg' },
  wav: { audio: 'audio/wav' },
  ogg: { audio: 'audio/ogg' },
} as const satisfies Record<Container, { video?: StoredType; audio: StoredType }>

export interface CleanRecording {
  kind: 'video' | 'audio'
  contentType: StoredType
  width: number | null
  height: number | null
  duration: number
  path: string
}

/**
 * Removes the metadata of a video or a sound recording without changing picture and sound. The file is read in a child process: a
 * file that was made to keep a reader busy forever or to fill its memory costs only that process. A worker thread would not be
 * enough, because running out of memory there can crash the whole server.
 */
export async function cleanRecording(
  source: string,
  container: Container,
  { cpuSeconds, charge }: { cpuSeconds: number; charge: Charge },
): Promise<CleanRecording> {
  const task: Task = { source, target: `${source}.clean`, container }
  const answer = await run(task, cpuSeconds)
  const microseconds = answer?.microseconds ?? cpuSeconds * 1_000_000
  charge({ microseconds, isTooMuch: answer === undefined })
  const outcome = answer?.outcome ?? { refused: 'file_damaged' }
  if ('refused' in outcome) throw new ApiError(outcome.refused)
  const { hasPicture, ...facts } = outcome
  const types: { video?: StoredType; audio: StoredType } = contentTypes[container]
  const [kind, contentType] =
    hasPicture && types.video ? (['video', types.video] as const) : (['audio', types.audio] as const)
  return { ...facts, kind, contentType, path: task.target }
}

/** Runs the child process. If it dies without an answer, because of its limits or otherwise, the result is undefined. */
const run = (task: Task, cpuSeconds: number): Promise<Answer | undefined> =>
  new Promise((resolve, reject) => {
    // The shell sets the CPU limit, then `exec` replaces it with the reader, which inherits the limit.
    const limited = `ulimit -t ${cpuSeconds}; exec "$0" "$@"`
    const command = [process.execPath, `--max-old-space-size=${maxMegabytes}`, program, JSON.stringify(task)]
    const reader = spawn('/bin/sh', ['-c', limited, ...command], {
      env: { NODE_COMPILE_CACHE: compileCache },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: maxMilliseconds,
      killSignal: 'SIGKILL',
    })
    reader.once('message', (answer) => resolve(answer as Answer))
    reader.once('error', reject)
    // The disconnect event comes after all messages.
    reader.once('disconnect', () => resolve(undefined))
  })
