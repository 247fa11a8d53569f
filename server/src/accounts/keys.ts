import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

/** What the accounts room needs secret keys for; each use has its own, derived from the installation's key. */
type Use = 'bearer' | 'code' | 'code-hash' | 'budget'

const known = new WeakMap<Buffer, Map<Use, KeyObject>>()

export function keyFor(serverKey: Buffer, use: Use): KeyObject {
  const keys = known.get(serverKey) ?? new Map<Use, KeyObject>()
  known.set(serverKey, keys)
  const key =
    keys.get(use) ?? createSecretKey(Buffer.from(hkdfSync('sha256', serverKey, '', `bichar/${use}`, 32)))
  keys.set(use, key)
  return key
}
