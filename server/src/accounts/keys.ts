import type { KeyObject } from 'node:crypto'
import { deriveKey } from '../authorship/sealer.ts'

/** The uses of secret keys; each has its own, derived from the installation's key. */
type Use = 'bearer' | 'refresh' | 'code' | 'code-hash' | 'budget' | 'private-media'

const known = new WeakMap<Buffer, Map<Use, KeyObject>>()

export function keyFor(serverKey: Buffer, use: Use): KeyObject {
  const keys = known.get(serverKey) ?? new Map<Use, KeyObject>()
  known.set(serverKey, keys)
  const key = keys.get(use) ?? deriveKey(serverKey, use)
  keys.set(use, key)
  return key
}
