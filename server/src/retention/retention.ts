import { Counter } from 'prom-client'
import type { Deps } from '../core/deps.ts'
import type { Db } from '../db/db.ts'
import { deleteExpired, deleteExpiredBudgets, deleteToldBefore } from './store.ts'

const day = 24 * 60 * 60 * 1000
const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)

/** What is deleted after its retention period, and how; docs/retention.md explains the periods. */
const retentionRules: Record<string, (db: Db, now: Date) => Promise<number>> = {
  // A code expires after ten minutes; a new one can be requested for a challenge that expired within the last day.
  challenges: (db, now) => deleteExpired(db, 'challenges', 'expires_at', before(now, day)),
  sessions: (db, now) => deleteExpired(db, 'sessions', 'expires_at', now),
  logins: (db, now) => deleteExpired(db, 'logins', 'logged_in_on', before(now, 365 * day)),
  second_passwords: (db, now) => deleteExpired(db, 'second_passwords', 'void_at', now),
  rate_limits: deleteExpiredBudgets,
  uploads: (db, now) => deleteExpired(db, 'uploads', 'expires_at', now),
  spent_calls: (db, now) => deleteExpired(db, 'spent_calls', 'until', now),
  desk_claims: (db, now) => deleteExpired(db, 'desk_claims', 'until', now),
  // Decisions that were carried out are deleted at that time already.
  desk_decisions: (db, now) => deleteExpired(db, 'desk_decisions', 'due_at', before(now, 30 * day)),
  sanctions: (db, now) => deleteExpired(db, 'sanctions', 'ended_at', before(now, 365 * day)),
  author_pauses: (db, now) => deleteExpired(db, 'author_pauses', 'until', before(now, 180 * day)),
  suspended_numbers: (db, now) => deleteExpired(db, 'suspended_numbers', 'until', now),
  notifications: (db, now) => deleteToldBefore(db, before(now, 90 * day)),
  // For this long, something that is taken down and approved again is not announced twice.
  follow_news: (db, now) => deleteExpired(db, 'follow_news', 'at', before(now, 90 * day)),
  place_names: (db, now) => deleteExpired(db, 'place_names', 'asked_at', before(now, 30 * day)),
  // A device that was offline for a month or two still repeats requests whose success it does not know of; later, it would create
  // the thing again.
  idempotency_keys: (db, now) => deleteExpired(db, 'idempotency_keys', 'day', before(now, 90 * day)),
}

const metric = 'retention_deleted_rows_total'

/** Deletes everything whose retention period is over. A failure is thrown at the end, and does not stop the rest. */
export async function applyRetention({
  kysely,
  metrics,
}: Pick<Deps, 'kysely' | 'metrics'>): Promise<Record<string, number>> {
  const cleared: Record<string, number> = {}
  const failures: unknown[] = []
  for (const [what, clear] of Object.entries(retentionRules)) {
    try {
      cleared[what] = await clear(kysely, new Date())
      counter(metrics).inc({ rule: what }, cleared[what])
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some retention rules failed')
  return cleared
}

const counter = (registry: Deps['metrics']): Counter<'rule'> =>
  (registry.getSingleMetric(metric) as Counter<'rule'> | undefined) ??
  new Counter({
    name: metric,
    help: 'Rows deleted or cleared after their retention period, by retention rule',
    labelNames: ['rule'],
    registers: [registry],
  })

/** Registers the module's job: every hour, in one of the processes. */
export async function retentionJobs(deps: Deps): Promise<void> {
  counter(deps.metrics)
  await deps.jobs.every('retention.clear-away', '7 * * * *', async () => void (await applyRetention(deps)))
}
