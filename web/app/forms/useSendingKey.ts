import { useState } from 'react'
import { newKey } from '../api/newKey.ts'

type Part = string | number | File | undefined

/**
 * The same key for the same texts and files, so that what is sent twice, because an answer was lost, arrives once;
 * another for what was changed since, and after `renew`.
 */
export function sendingKeys() {
  let last: { key: string; parts: readonly Part[] } | undefined
  return {
    keyOf(parts: readonly Part[]): string {
      if (!last || !isSame(last.parts, parts)) last = { key: newKey(), parts }
      return last.key
    },
    /** It has arrived: the same again is meant as another. */
    renew() {
      last = undefined
    },
  }
}

const isSame = (one: readonly Part[], other: readonly Part[]): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at])

export const useSendingKey = () => useState(sendingKeys)[0]
