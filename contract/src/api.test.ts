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

test('what a call says of where its creation is, is the address of a call that reads it, with what its answer has', () => {
  const [withIds, inBraces] = [/:\w+/g, /\{([\w.]+)\}/g]
  const reads = new Set(Object.keys(api).map((call) => call.replace(withIds, ':id')))
  // Its protocol is that of tus, which is no part of the contract.
  const others = new Set(['POST /uploads'])
  const wrong = Object.entries<Endpoint>(api).filter(([call, { location, response }]) => {
    if (location === undefined) return false
    const answer = JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any' }))
    const isThere = others.has(call) || reads.has(`GET ${location.replace(inBraces, ':id')}`)
    const names = [...location.matchAll(inBraces)].flatMap(([, name = '']) => name.split('.'))
    return !isThere || !names.every((name) => answer.includes(`"${name}":`))
  })
  expect(wrong.map(([call]) => call)).toEqual([])
})
