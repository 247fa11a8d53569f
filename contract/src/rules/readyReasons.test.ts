import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import {
  type ReasonUse,
  readyReason,
  readyReasonsFor,
  reasonCodeOf,
  reasonCodes,
  reasonIn,
} from './readyReasons.ts'

const uses: readonly ReasonUse[] = [
  ...(['sendBack', 'rejectEntry', 'takeDown', 'deleteComment'] as const),
  ...(['suspect', 'suspectChange'] as const),
]

test.each(reasonCodes)('%s is known again in either language, however it is encoded', (code) => {
  for (const language of ['en', 'bn'] as const) {
    const text = readyReason(code, language)
    expect(reasonCodeOf(text)).toBe(code)
    expect(reasonCodeOf(` ${text.normalize('NFD')} `)).toBe(code)
    expect(text.length).toBeLessThanOrEqual(limits.reason)
    expect(/[\u0980-\u09ff]/.test(text)).toBe(language === 'bn')
    expect(reasonIn('en', text)).toBe(readyReason(code, 'en'))
    expect(reasonIn('bn', text)).toBe(readyReason(code, 'bn'))
  }
})

test('no two of them are the same text', () => {
  const texts = reasonCodes.flatMap((code) => [readyReason(code, 'en'), readyReason(code, 'bn')])
  expect(new Set(texts).size).toBe(2 * reasonCodes.length)
})

test('a reason of one’s own stays as it was written', () => {
  const own = 'Please say where and when it happened. Which market?'
  expect(reasonCodeOf(own)).toBeUndefined()
  expect(reasonIn('bn', own)).toBe(own)
  expect(reasonIn('bn', '')).toBe('')
})

test.each(uses)('for %s there are some, each with a digit', (use) => {
  expect(readyReasonsFor(use).length).toBeGreaterThan(4)
  expect(readyReasonsFor(use).length).toBeLessThan(10)
})
