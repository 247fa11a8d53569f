import type { ErrorCode } from '@bichar/contract/errors.ts'
import { limits } from '@bichar/contract/limits.ts'

export const avatarTypes = ['image/jpeg', 'image/png', 'image/gif'] as const

/** Why a file cannot be an avatar (spec section 5). */
export function avatarProblem({ type, size }: Pick<File, 'type' | 'size'>): ErrorCode | undefined {
  if (!(avatarTypes as readonly string[]).includes(type)) return 'avatar_type'
  return size > limits.avatarBytes ? 'avatar_too_large' : undefined
}
