import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { isOutOfConnections } from '../db/db.ts'

/** The most files and connections that this process may have open; undefined where the system does not tell. */
function maxOpenFiles(): number | undefined {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return soft === undefined ? undefined : Number(soft)
  } catch {
    return undefined
  }
}

/** How many of them stay free for files and for the database, which would otherwise fail in ways that do not name the reason. */
const reserved = (max: number): number => Math.min(256, Math.floor(max / 4))

/**
 * Logs once that connections run out, those of clients or those of the database, with the setting to change. Clients are refused before
 * the process has no file descriptor left: the system would reset their connections without telling the process.
 */
export function warnOfExhaustion(app: FastifyInstance, max = maxOpenFiles()): void {
  const { server, log } = app
  if (max !== undefined) {
    // Without dropMaxConnection, the supervising process would offer a connection to full workers again and again.
    Object.assign(server, { maxConnections: max - reserved(max), dropMaxConnection: true })
    server.once('drop', () =>
      log.error(
        `connections are refused: this process may open ${max} files, and has ${server.maxConnections} connections; raise the limit (ulimit -n, LimitNOFILE of systemd, --ulimit nofile of Docker) or PROCESSES`,
      ),
    )
  }
  let isLogged = false
  app.addHook('onError', async (_request, _reply, error) => {
    if (isLogged || !isOutOfConnections(error)) return
    isLogged = true
    log.error(
      'PostgreSQL accepts no further connections: raise its max_connections, lower PROCESSES, or put PgBouncer in front (docs/operate/scale.md)',
    )
  })
}
