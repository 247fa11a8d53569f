import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from './api.ts'
import type { Endpoint } from './endpoint.ts'

const saysSuccess = (response: z.ZodType): boolean =>
  response instanceof z.ZodUnion
    ? response.options.every((option) => saysSuccess(option as z.ZodType))
    : response instanceof z.ZodObject && response.shape.success?.safeParse(false).success === false

// The browser uses `success` to tell a response of this server from the page of a proxy or a captive portal.
test('every answer that comes whole says that it is a success', () => {
  const silent = Object.entries<Endpoint>(api).filter(
    ([, { response, stream, file }]) => !stream && !file && !saysSuccess(response),
  )
  expect(silent.map(([call]) => call)).toEqual([])
})
