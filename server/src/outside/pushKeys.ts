import { createECDH, hkdfSync } from 'node:crypto'

/** The order of the curve P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

interface VapidKeys {
  publicKey: string
  privateKey: string
}

/**
 * The key pair by which push services identify this installation. It is derived from the server key, so that servers that share a
 * database, and thus the key, also share the pair. The extra 128 bits make the modulo bias negligible.
 */
export function vapidKeys(serverKey: Buffer): VapidKeys {
  const bits = Buffer.from(hkdfSync('sha256', serverKey, '', 'bichar/vapid', 48)).toString('hex')
  const secret = (BigInt(`0x${bits}`) % (order - 1n)) + 1n
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secret.toString(16).padStart(64, '0'), 'hex')
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
}
