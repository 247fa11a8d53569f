import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { measureMessageBudget } from './metrics.ts'

test('without the database the other measurements are shown, and this one is left out', async () => {
  const registry = new Registry()
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })
  measureMessageBudget(registry, () => Promise.reject(away))
  expect(await registry.metrics()).not.toMatch(/^sms_budget_used_ratio/m)
})

test('what else goes wrong is not hidden', async () => {
  const registry = new Registry()
  measureMessageBudget(registry, () => Promise.reject(new Error('something else')))
  await expect(registry.metrics()).rejects.toThrow('something else')
})
