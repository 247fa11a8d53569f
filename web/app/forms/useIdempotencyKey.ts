import { useState } from 'react'
import { newKey } from '../api/newKey.ts'

type Part = string | number | File | undefined

/**
 * Returns the same idempotency key for the same texts and files, so that a retry after a lost answer takes effect once; after a change,
 * and after `renew`, it is a new key.
 */
export function createIdempotencyKeys() {
  let last: { key: string; parts: readonly Part[] } | undefined
  return {
    keyOf(parts: readonly Part[]): string {
      if (!last || !isSame(last.parts, parts)) last = { key: newKey(), parts }
      return last.key
    },
    /** Call this after a success: the same content again is meant as another submission. */
    renew() {
      last = undefined
    },
  }
}

const isSame = (one: readonly Part[], other: readonly Part[]): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at])

export const useIdempotencyKey = () => useState(createIdempotencyKeys)[0]
