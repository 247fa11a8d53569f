import { randomBytes } from 'node:crypto'

/** The content types of stored files, and the extensions of their addresses. */
export const extensionOf = {
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
} as const

export type StoredType = keyof typeof extensionOf

const types = new Map(Object.entries(extensionOf).map(([type, extension]) => [extension as string, type]))

/** The content type of a public name, if it can be one at all. */
export const typeOfName = (name: string): string | undefined =>
  /^[\w-]{22}\.\w+$/.test(name) ? types.get(extensionIn(name)) : undefined

export const extensionIn = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

/** A name that nobody can guess, as it stands in an address. */
export const publicName = (extension: string): string =>
  `${randomBytes(16).toString('base64url')}.${extension}`

/** Tells nothing about the public name: whoever sees the one cannot ask for the other. */
export const storageKey = (): string => randomBytes(16).toString('hex')

/** Whether a key is one of ours; the sweep touches nothing else that lies in the store. */
export const isStorageKey = (key: string): boolean => /^[0-9a-f]{32}(\.part)?$/.test(key)
