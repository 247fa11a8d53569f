import { Counter, Gauge, type Registry } from 'prom-client'
import { isDatabaseAway } from '../db/db.ts'
import { waitingTurns } from './hashingTurns.ts'

/** The counter is looked up before it is created: several callers may use the same registry. */
const refusals = 'account_refusals_total'

export const refusalCounter = (registry: Registry): Counter<'budget'> =>
  (registry.getSingleMetric(refusals) as Counter<'budget'> | undefined) ??
  new Counter({
    name: refusals,
    help: 'Logins and codes that were refused because a budget was used up, by budget',
    labelNames: ['budget'],
    registers: [registry],
  })

type Share = 'all' | 'strangers'

/** Meant for an alert to the operator: near 1, people without an account get no codes any more. */
export function measureMessageBudget(registry: Registry, usedPart: (share: Share) => Promise<number>): void {
  const used = new Gauge({
    name: 'sms_budget_used_ratio',
    help: 'How much of the text messages of this hour (SMS_PER_HOUR) has been asked for, over all processes',
    labelNames: ['share'],
    registers: [registry],
    aggregator: 'max',
    async collect() {
      used.reset()
      try {
        for (const share of ['all', 'strangers'] as const) used.set({ share }, await usedPart(share))
      } catch (error) {
        // Without the database this gauge has no value, and the other metrics matter all the more.
        if (!isDatabaseAway(error)) throw error
      }
    },
  })
}

export function measureHashing(registry: Registry): void {
  const waiting = new Gauge({
    name: 'password_hashes_waiting',
    help: 'Logins that wait for their password to be hashed, on known devices and on others',
    labelNames: ['device'],
    registers: [registry],
    collect() {
      for (const [device, count] of Object.entries(waitingTurns())) waiting.set({ device }, count)
    },
  })
}
