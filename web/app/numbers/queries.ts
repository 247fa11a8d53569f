import type { CallOutput } from '@bichar/contract/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { type CallFunction, call } from '../api/call.ts'

export type Told = CallOutput<'GET /numbers'>
export type Numbers = Told['numbers']

export const numbersOptions = (read: CallFunction = call) =>
  queryOptions({
    queryKey: ['numbers'],
    queryFn: ({ signal }) => read('GET /numbers', {}, { signal }),
  })
