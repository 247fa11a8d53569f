import { Gauge } from 'prom-client'
import type { Deps } from '../core/deps.ts'
import { measure } from '../db/measure.ts'
import { type Connections, readConnections } from './connectionStore.ts'

/** For the alert BicharDatabaseConnectionsNearlyExhausted. */
export function measureConnections({ kysely, metrics }: Pick<Deps, 'kysely' | 'metrics'>): void {
  const read = measure(() => readConnections(kysely))
  const gauge = (name: string, help: string, figure: (connections: Connections) => number) =>
    new Gauge({
      ...{ name, help, registers: [metrics] },
      // All processes see the same database server.
      aggregator: 'max',
      async collect() {
        const connections = await read()
        this.remove()
        if (connections) this.set(figure(connections))
      },
    })
  gauge(
    'database_server_connections',
    'Connections to the database server, of every program',
    ({ used }) => used,
  )
  gauge(
    'database_server_connections_max',
    'Connections that the database server has for roles that are not superusers',
    ({ most }) => most,
  )
}
