import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compileCache } from '../compileCache.ts'
import { ApiError } from '../refusal.ts'
import type { Container } from './recognise.ts'
import type { Outcome, Task } from './recordingReader.ts'

const program = fileURLToPath(new URL('./recordingReader.ts', import.meta.url))
/**
 * An ordinary recording takes one second, most of it for starting the process. The effective limit is CPU time; the wall-clock
 * limit is generous.
 */
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
 * Removes the metadata of a video or a sound recording without changing picture and sound. The file is read in a child process: a
 * file that was made to keep a reader busy forever or to fill its memory costs only that process. A worker thread would not be
 * enough, because running out of memory there can crash the whole server.
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

/** Runs the child process. If it dies without an answer, because of its limits or otherwise, the file counts as damaged. */
const run = (task: Task, cpuSeconds: number): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    // The shell sets the CPU limit, then `exec` replaces it with the reader, which inherits the limit.
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
    // The disconnect event comes after all messages.
    reader.once('disconnect', () => resolve({ refused: 'file_damaged' }))
  })
