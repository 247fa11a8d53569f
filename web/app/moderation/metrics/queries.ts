import type { CallOutput } from '@bichar/contract/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { summaryKey } from '../panel/summary.ts'

export type Metrics = CallOutput<'GET /admin/figures'>['figures']

/** The key starts with the summary's key, because a decision invalidates both. */
export const metricsOptions = () =>
  queryOptions({
    queryKey: [...summaryKey, 'figures'],
    queryFn: async ({ signal }) => (await call('GET /admin/figures', {}, { signal })).figures,
    refetchInterval: 120_000,
  })
