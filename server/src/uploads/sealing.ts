import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** The secret id of an upload, known only to its sender: the upload can be found and decrypted with nothing else. */
export const newUploadId = (): string => randomBytes(32).toString('base64url')

export const isUploadId = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** The digest that is stored instead of the id. */
export const digestOf = (id: string): string => createHash('sha256').update(id).digest('base64url')

const keyOf = (id: string) => Buffer.from(hkdfSync('sha256', id, '', 'bichar upload part', 32))

export function seal(id: string, part: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyOf(id), nonce)
  return Buffer.concat([nonce, cipher.update(part), cipher.final(), cipher.getAuthTag()])
}

export function unseal(id: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv(algorithm, keyOf(id), sealed.subarray(0, nonceBytes))
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()])
}
