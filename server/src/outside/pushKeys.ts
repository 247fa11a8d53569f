import { createECDH, hkdfSync } from 'node:crypto'

/** The order of the curve P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

interface VapidKeys {
  publicKey: string
  privateKey: string
}

/**
 * The pair of keys by which push services know this installation. Derived from its one secret, so that servers which
 * share a database and thus the secret share them too. With 128 bits to spare no key is likelier than another.
 */
export function vapidKeys(serverKey: Buffer): VapidKeys {
  const bits = Buffer.from(hkdfSync('sha256', serverKey, '', 'bichar/vapid', 48)).toString('hex')
  const secret = (BigInt(`0x${bits}`) % (order - 1n)) + 1n
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secret.toString(16).padStart(64, '0'), 'hex')
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
}
