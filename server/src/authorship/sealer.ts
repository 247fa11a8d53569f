import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** Encrypts values with AES-256-GCM, so that the database stores them without revealing them: the key is not in it. */
export interface Sealer {
  /**
   * The result differs each time, is 28 bytes longer than the input, and can only be opened with the same context. A caller whose
   * results must be the same each time passes a nonce that is different for every input.
   */
  seal(plain: Buffer, context: Buffer, nonce?: Buffer): Buffer
  /** Returns null if the value was sealed with another key or context, or is damaged. */
  open(sealed: Buffer, context: Buffer): Buffer | null
}

export const nonceBytes = 12
const authBytes = 16

/** Derives a key for one purpose from the server key. */
export const deriveKey = (serverKey: Buffer, use: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', serverKey, '', `bichar/${use}`, 32)))

export function openSealer(serverKey: Buffer, use: string): Sealer {
  const key = deriveKey(serverKey, use)
  return {
    seal(plain, context, nonce = randomBytes(nonceBytes)) {
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
        // GCM only reports by an error that the key or the context is wrong.
        return null
      }
    },
  }
}
