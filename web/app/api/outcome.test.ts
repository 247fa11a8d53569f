import { errors } from '@bichar/contract/rules/errors.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CallError, isOffline } from './errors.ts'
import { fieldCodes } from './fieldCodes.ts'
import { errorOf, isRefusal, outcomeOf, pauseAfter, refusalOf } from './outcome.ts'

const failed = (status: number) => new CallError(status, {})

describe('a report that waits and could not be sent', () => {
  it('ends the round where the network, the session or patience has', () => {
    for (const status of [0, 401, 408, 429]) expect(outcomeOf(failed(status)), `${status}`).toBe('aborted')
    expect(isOffline(failed(0))).toBe(true)
    expect(isOffline(failed(503))).toBe(false)
  })

  it('waits on for whoever may only read for now', () => {
    expect(outcomeOf(new CallError(403, { code: 'account_paused', message: 'x' }))).toBe('aborted')
    expect(outcomeOf(new CallError(403, { code: 'account_suspended', message: 'x' }))).toBe('refused')
  })

  it('lets others pass where the fault is ours, and has its turn again', () => {
    for (const status of [500, 502, 503, 504]) expect(outcomeOf(failed(status)), `${status}`).toBe('retry')
    expect(outcomeOf(new TypeError('undefined is not a function'))).toBe('retry')
  })

  it('is refused for all that the server has against it, and not sent again by itself', () => {
    for (const status of [400, 403, 404, 409, 413, 415])
      expect(outcomeOf(failed(status)), `${status}`).toBe('refused')
  })

  it('is tried a few times more, with pauses that grow', () => {
    const pauses = [1, 2, 3, 4].map((failures) => pauseAfter(failures) ?? 0)
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
    expect(pauses[0]).toBeGreaterThan(0)
    expect(pauseAfter(5)).toBeUndefined()
  })
})

describe('a refusal', () => {
  it('says after it was kept what it said when it came', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 499 }), fc.string(), fc.string(), (status, code, message) => {
        const fields = { title: 'A title is needed' }
        const fieldReasons = { title: { code: 'title_required' } }
        const body = { code, message, errors: fields, reasons: fieldReasons }
        const kept = structuredClone(refusalOf(new CallError(status, body)))
        expect(isRefusal(kept)).toBe(true)
        const error = errorOf(kept)
        expect({ ...error, message: error.message }).toEqual({ status, code, message, fields, fieldReasons })
        expect(fieldCodes(error)).toEqual({ title: 'title_required' })
      }),
    )
  })

  it('that was kept before there were codes is told by its words', () => {
    const kept = {
      status: 400,
      code: 'title_required',
      message: '',
      fields: { title: errors.title_required[1] },
    }
    expect(isRefusal(kept)).toBe(true)
    expect(fieldCodes(errorOf(kept))).toEqual({ title: 'title_required' })
  })
})
