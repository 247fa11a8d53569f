import { Counter, Gauge, type Registry } from 'prom-client'

export type ReplicaMetrics = ReturnType<typeof openReplicaMetrics>

export function openReplicaMetrics(metrics: Registry) {
  const registers = [metrics]
  return {
    inStep: new Gauge({
      name: 'replica_in_step',
      help: 'Whether guests are read for from the replica',
      // One process that does not read from the replica is already worth an alert.
      aggregator: 'min',
      registers,
    }),
    lag: new Gauge({
      name: 'replica_lag_bytes',
      help: 'How much of the log of changes the replica has not replayed, when it was last seen',
      aggregator: 'max',
      registers,
    }),
    reads: new Counter({
      name: 'guest_reads_total',
      help: 'Statements that read for guests, by which database answered them',
      labelNames: ['from'],
      registers,
    }),
  }
}
