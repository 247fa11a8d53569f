import { Counter, Gauge, type Registry } from 'prom-client'
import { measure } from '../db/measure.ts'
import { waitingTurns } from './hashingTurns.ts'

/** The counter is looked up before it is created: several callers may use the same registry. */
const rejections = 'rate_limit_rejections_total'

export const rejectionCounter = (registry: Registry): Counter<'limit'> =>
  (registry.getSingleMetric(rejections) as Counter<'limit'> | undefined) ??
  new Counter({
    name: rejections,
    help: 'Logins, codes, guest reports and follow-ups that were rejected, by the rate limit that was exceeded',
    labelNames: ['limit'],
    registers: [registry],
  })

type Share = 'all' | 'strangers' | 'strangersOfDay'

/** For the alert BicharSmsBudgetNearlyExhausted: near 1, new users receive no verification codes any more. */
export function measureMessageBudget(registry: Registry, usedPart: (share: Share) => Promise<number>): void {
  const read = measure(async () => ({
    total: await usedPart('all'),
    unverified: await usedPart('strangers'),
    unverified_day: await usedPart('strangersOfDay'),
  }))
  const used = new Gauge({
    name: 'sms_budget_used_ratio',
    help: 'Used part of the SMS budgets of all servers: of the hour (SMS_PER_HOUR) as a whole and for unverified callers, and of the day for those (SMS_PER_DAY)',
    labelNames: ['budget'],
    registers: [registry],
    aggregator: 'max',
    async collect() {
      const parts = await read()
      used.reset()
      for (const [budget, part] of Object.entries(parts ?? {})) used.set({ budget }, part)
    },
  })
}

export function measureHashing(registry: Registry): void {
  const waiting = new Gauge({
    name: 'password_hash_queue_length',
    help: 'Logins that wait for their password to be hashed, by known and unknown device',
    labelNames: ['device'],
    registers: [registry],
    collect() {
      for (const [device, count] of Object.entries(waitingTurns())) waiting.set({ device }, count)
    },
  })
}
