import { spawn } from 'node:child_process'
import { findNode, giveUp, root } from './setup.mjs'

/**
 * Runs the server's Node attached to this terminal until it ends, forwards signals and exits with its exit code. Over the IPC channel
 * the server notices when this process is killed, and stops.
 */
export function execForeground(parameters, environment = {}) {
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

/** An npm that is killed with SIGKILL cannot forward the signal, and the process it started would keep running unnoticed. */
function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  setInterval(() => {
    if (process.ppid !== npm) stop()
  }, 1_000).unref()
}
