import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, type Mock, vi } from 'vitest'

/** Replaces argon2 by a spy on the real one for the tests of this file. */
export function watchArgon2(): { argon2: Mock<typeof crypto.argon2>; real: typeof crypto.argon2 } {
  const real = crypto.argon2
  const argon2 = vi.fn(real)
  // Replaced in place, because modules are shared between test files: code that has already imported it must call the spy, too.
  const put = (implementation: typeof crypto.argon2) => {
    crypto.argon2 = implementation
    syncBuiltinESMExports()
  }
  beforeAll(() => put(argon2))
  afterAll(() => put(real))
  return { argon2, real }
}

/** Makes every hash of this file cheap, for tests that count hashes rather than check them. */
export function cheapArgon2(): void {
  const { argon2, real } = watchArgon2()
  argon2.mockImplementation((algorithm, parameters, answer) =>
    real(algorithm, { ...parameters, memory: 8 * parameters.parallelism, passes: 1 }, answer),
  )
}
