import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** Encrypts what the database keeps and must not know, with AES-256-GCM under a key that is not in it. */
export interface Sealer {
  /** Never the same bytes twice, and 28 more than were given. It opens in the same context only. */
  seal(plain: Buffer, context: Buffer): Buffer
  /** null when it was sealed with another key or in another context, or is damaged. */
  open(sealed: Buffer, context: Buffer): Buffer | null
}

const nonceBytes = 12
const authBytes = 16

/** A key for one use, derived from the installation's. */
export const deriveKey = (serverKey: Buffer, use: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', serverKey, '', `bichar/${use}`, 32)))

export function openSealer(serverKey: Buffer, use: string): Sealer {
  const key = deriveKey(serverKey, use)
  return {
    seal(plain, context) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(context)
      return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    },
    open(sealed, context) {
      if (sealed.length < nonceBytes + authBytes) return null
      const end = sealed.length - authBytes
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes), {
        authTagLength: authBytes,
      })
        .setAAD(context)
        .setAuthTag(sealed.subarray(end))
      try {
        return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, end)), decipher.final()])
      } catch {
        // GCM says in no other way that the key or the context is another.
        return null
      }
    },
  }
}
