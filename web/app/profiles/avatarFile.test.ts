import { expect, test } from 'vitest'
import { avatarProblem } from './avatarFile.ts'

const most = 2 * 1024 * 1024

test.each([
  ['image/jpeg', most, undefined],
  ['image/gif', 10, undefined],
  ['image/webp', 10, 'avatar_type'],
  ['', 10, 'avatar_type'],
  ['image/png', most + 1, 'avatar_too_large'],
] as const)('an avatar of type "%s" and %i bytes: %s', (type, size, problem) => {
  expect(avatarProblem({ type, size })).toBe(problem)
})
