import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { polyfills } from './polyfills.ts'

const array = fc.array(fc.integer({ min: 0, max: 9 }))
const index = fc.integer({ min: -12, max: 12 })
const isEven = (value: number) => value % 2 === 0
const text = fc.string({ unit: fc.constantFrom('a', 'ক', '😀', '\uD83D', '\uDE00') })
const none = fc.constant([])

/** For each function that returns a value: what it is called on, and its arguments. */
const calls: Record<string, [self: fc.Arbitrary<unknown>, args: fc.Arbitrary<readonly unknown[]>]> = {
  'Array at': [array, fc.tuple(index)],
  'Array findLast': [array, fc.constant([isEven])],
  'Array findLastIndex': [array, fc.constant([isEven])],
  'Array toReversed': [array, none],
  'Array toSorted': [array, fc.constantFrom([], [(one: number, other: number) => other - one])],
  'Array toSpliced': [array, fc.oneof(fc.tuple(index), fc.tuple(index, index, index, index))],
  'Array with': [array, fc.tuple(index, fc.constant('new'))],
  'String at': [text, fc.tuple(index)],
  'String isWellFormed': [text, none],
  'String toWellFormed': [text, none],
  'Function hasOwn': [fc.constant(Object), fc.tuple(fc.object(), fc.constantFrom('toString', 'a'))],
  'Function canParse': [
    fc.constant(URL),
    fc.constantFrom(
      ['https://example.com/'],
      ['/path'],
      ['/path', 'https://example.com'],
      ['https://['],
      [''],
    ),
  ],
}

/** What a call returns or throws, and what it leaves of the value that it was called on. */
function outcomeOf(called: unknown, self: unknown, args: readonly unknown[]) {
  const own = Array.isArray(self) ? [...self] : self
  try {
    return { returned: Reflect.apply(called as () => unknown, own, args), own }
  } catch (error) {
    return { thrown: error instanceof Error && error.constructor, own }
  }
}

const functionOf = (name: string): unknown =>
  polyfills.map(([, functions]) => Reflect.get(functions, name)).find(Boolean)

describe('what is added for an older browser', () => {
  const listed = polyfills.flatMap(([owner, functions]) =>
    Object.entries(functions).map(([name, added]) => ({
      name: `${owner.constructor.name} ${name}`,
      added,
      native: Reflect.get(owner, name),
    })),
  )

  it.each(listed.filter(({ name }) => !/withResolvers|timeout/.test(name)))(
    '$name does what that of a newer one does',
    ({ name, added, native }) => {
      const [selves, lists] = calls[name] ?? []
      if (!selves || !lists) return expect.unreachable('without arguments to call it with')
      expect(native).toBeInstanceOf(Function)
      expect(native).not.toBe(added)
      fc.assert(
        fc.property(selves, lists, (self, args) => {
          expect(outcomeOf(added, self, args)).toEqual(outcomeOf(native, self, args))
        }),
      )
    },
  )

  it('returns a promise with the functions that settle it', async () => {
    const withResolvers = functionOf('withResolvers') as typeof Promise.withResolvers
    const { promise, resolve, reject } = withResolvers<string>()
    resolve('done')
    reject(new Error('too late'))
    expect(await promise).toBe('done')
  })

  it('aborts a signal after so many milliseconds', async () => {
    const timeout = functionOf('timeout') as typeof AbortSignal.timeout
    const signal = timeout(1)
    expect(signal.aborted).toBe(false)
    await new Promise((done) => signal.addEventListener('abort', done))
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
  })
})
