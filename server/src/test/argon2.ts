import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, type Mock, vi } from 'vitest'

/** The real argon2, with a look at how it is called by the tests of this file. */
export function watchArgon2(): { argon2: Mock<typeof crypto.argon2>; real: typeof crypto.argon2 } {
  const real = crypto.argon2
  const argon2 = vi.fn(real)
  // In place, since files share the modules that they test: whoever has imported it already calls the new one.
  const put = (implementation: typeof crypto.argon2) => {
    crypto.argon2 = implementation
    syncBuiltinESMExports()
  }
  beforeAll(() => put(argon2))
  afterAll(() => put(real))
  return { argon2, real }
}

/** For tests of how often rather than what: every hash of this file is made in no time. */
export function cheapArgon2(): void {
  const { argon2, real } = watchArgon2()
  argon2.mockImplementation((algorithm, parameters, answer) =>
    real(algorithm, { ...parameters, memory: 8 * parameters.parallelism, passes: 1 }, answer),
  )
}
