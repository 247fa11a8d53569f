import { randomBytes } from 'node:crypto'

/** The content types of stored files, with the extensions of their URLs. */
export const extensionOf = {
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'audio/webm': 'weba',
} as const

export type StoredType = keyof typeof extensionOf

const types = new Map(Object.entries(extensionOf).map(([type, extension]) => [extension as string, type]))

/** What a public file name refers to. */
export interface ReadName {
  type: string
  /** For a size of a picture: its width, and the names that the picture itself can have. */
  size?: { width: number; of: string[] }
}

/** Returns undefined for a string that cannot be a public name. */
export function readName(name: string): ReadName | undefined {
  const [, random, width, extension = ''] = name.match(/^([\w-]{22})(?:-([1-9]\d{1,3}))?\.(\w+)$/) ?? []
  const type = types.get(extension)
  if (!type || !width) return type ? { type } : undefined
  if (type !== sizeType) return undefined
  return { type, size: { width: Number(width), of: [`${random}.jpg`, `${random}.webp`] } }
}

/** The random part that the names of a picture and of its sizes have in common. */
export const stemOf = (name: string): string => name.slice(0, 22)

export const extensionIn = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

/** Makes an unguessable name, which is part of the URL. */
export const publicName = (extension: string): string =>
  `${randomBytes(16).toString('base64url')}.${extension}`

/** Independent of the public name: knowing one of the two does not reveal the other. */
export const storageKey = (): string => randomBytes(16).toString('hex')

/** All sizes of a picture share one key, followed by the width. */
export const keyOfSize = (sizesKey: string, width: number): string => `${sizesKey}w${width}`

export const sizeType = 'image/webp'

/** The key as it is in a row: the key of a size without its width. */
export const keyInRow = (key: string): string => key.replace(/w\d+$/, '')

/** Whether a key has the shape of our storage keys; the sweep ignores all other files in the store. */
export const isStorageKey = (key: string): boolean => /^[0-9a-f]{32}(w\d+)?(\.part)?$/.test(key)
