import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

/** What secret keys are needed for; each use has its own, derived from the installation's key. */
type Use = 'bearer' | 'code' | 'code-hash' | 'budget' | 'private-media'

const known = new WeakMap<Buffer, Map<Use, KeyObject>>()

export function keyFor(serverKey: Buffer, use: Use): KeyObject {
  const keys = known.get(serverKey) ?? new Map<Use, KeyObject>()
  known.set(serverKey, keys)
  const key =
    keys.get(use) ?? createSecretKey(Buffer.from(hkdfSync('sha256', serverKey, '', `bichar/${use}`, 32)))
  keys.set(use, key)
  return key
}
