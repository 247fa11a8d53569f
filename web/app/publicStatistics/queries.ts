import type { CallOutput } from '@bichar/contract/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { type CallFunction, call } from '../api/call.ts'

export type NumbersResponse = CallOutput<'GET /numbers'>
export type Numbers = NumbersResponse['numbers']

export const numbersOptions = (read: CallFunction = call) =>
  queryOptions({
    queryKey: ['numbers'],
    queryFn: ({ signal }) => read('GET /numbers', {}, { signal }),
  })
