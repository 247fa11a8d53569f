import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from './api.ts'
import type { Endpoint } from './endpoint.ts'

const saysSuccess = (response: z.ZodType): boolean =>
  response instanceof z.ZodUnion
    ? response.options.every((option) => saysSuccess(option as z.ZodType))
    : response instanceof z.ZodObject && response.shape.success?.safeParse(false).success === false

// By this the browser tells an answer of ours from the page of a proxy or a hotspot on the way.
test('every answer that comes whole says that it is a success', () => {
  const silent = Object.entries<Endpoint>(api).filter(
    ([, { response, stream }]) => !stream && !saysSuccess(response),
  )
  expect(silent.map(([call]) => call)).toEqual([])
})
