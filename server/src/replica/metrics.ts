import { Counter, Gauge, type Registry } from 'prom-client'

export type ReplicaMetrics = ReturnType<typeof openReplicaMetrics>

export function openReplicaMetrics(metrics: Registry) {
  const registers = [metrics]
  return {
    inStep: new Gauge({
      name: 'replica_in_step',
      help: '1 while every process reads from the replica for guests, else 0',
      // One process that does not read from the replica is already worth an alert.
      aggregator: 'min',
      registers,
    }),
    lag: new Gauge({
      name: 'replica_lag_bytes',
      help: 'Bytes of the write-ahead log that the replica had not replayed when it was last asked',
      aggregator: 'max',
      registers,
    }),
    reads: new Counter({
      name: 'guest_reads_total',
      help: 'Statements that read for guests, by the database that answered',
      labelNames: ['from'],
      registers,
    }),
  }
}
