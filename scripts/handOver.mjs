import { spawn } from 'node:child_process'
import { findNode, giveUp, root } from './setup.mjs'

/**
 * Runs the server's Node on our terminal until it ends, passes signals on and ends with its exit code. Over the IPC
 * channel it notices when this process is killed, and stops.
 */
export function handOver(parameters, environment = {}) {
  const child = spawn(findNode(), parameters, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  stopWithNpm(() => child.kill('SIGTERM'))
  child.on('error', (error) => giveUp(error.message))
  child.on('exit', (code, signal) => {
    if (signal) giveUp(`Ended by ${signal}`)
    process.exit(code)
  })
}

/** Killed by force, npm cannot pass anything on, and what it had started would live on unseen. */
function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  setInterval(() => {
    if (process.ppid !== npm) stop()
  }, 1_000).unref()
}
