import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compileCache } from '../compileCache.ts'
import { ApiError } from '../refusal.ts'
import type { Container } from './recognise.ts'
import type { Outcome, Task } from './recordingReader.ts'

const program = fileURLToPath(new URL('./recordingReader.ts', import.meta.url))
/** An ordinary recording takes one second, most of it to start. The time at work counts; of the other there is enough. */
const mostCpuSeconds = 10
const mostMilliseconds = 120_000
const mostMegabytes = 256

const contentTypes = {
  mp4: 'video/mp4',
  mov: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
} as const satisfies Record<Container, string>

export interface CleanRecording {
  contentType: (typeof contentTypes)[Container]
  width: number | null
  height: number | null
  duration: number
  path: string
}

/**
 * Takes the metadata out of a video or a recording without touching picture and sound. The file is read in a
 * process of its own: one that was made to keep a reader busy for ever, or to fill its memory, costs that process and
 * nothing else. (A thread would not do: out of memory, it can take the whole server with it.)
 */
export async function cleanRecording(
  source: string,
  container: Container,
  cpuSeconds = mostCpuSeconds,
): Promise<CleanRecording> {
  const task: Task = { source, target: `${source}.clean`, container }
  const outcome = await run(task, cpuSeconds)
  if ('refused' in outcome) throw new ApiError(outcome.refused)
  return { ...outcome, contentType: contentTypes[container], path: task.target }
}

/** A reader that dies, of its limits or otherwise, has met a file that was made to break it. */
const run = (task: Task, cpuSeconds: number): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    // The shell sets the limit of the system, under which it becomes the reader.
    const limited = `ulimit -t ${cpuSeconds}; exec "$0" "$@"`
    const command = [process.execPath, `--max-old-space-size=${mostMegabytes}`, program, JSON.stringify(task)]
    const reader = spawn('/bin/sh', ['-c', limited, ...command], {
      env: { NODE_COMPILE_CACHE: compileCache },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: mostMilliseconds,
      killSignal: 'SIGKILL',
    })
    reader.once('message', (outcome) => resolve(outcome as Outcome))
    reader.once('error', reject)
    // Comes after every message.
    reader.once('disconnect', () => resolve({ refused: 'file_damaged' }))
  })
