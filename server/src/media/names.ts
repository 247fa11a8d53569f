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

/** What one public name of a file stands for. */
export interface ReadName {
  type: string
  /** Of a picture's size: its width, and the names that the picture can have. */
  size?: { width: number; of: string[] }
}

/** Nothing when it cannot be a public name at all. */
export function readName(name: string): ReadName | undefined {
  const [, random, width, extension = ''] = name.match(/^([\w-]{22})(?:-([1-9]\d{1,3}))?\.(\w+)$/) ?? []
  const type = types.get(extension)
  if (!type || !width) return type ? { type } : undefined
  if (type !== sizeType) return undefined
  return { type, size: { width: Number(width), of: [`${random}.jpg`, `${random}.webp`] } }
}

/** What all names of a file have in common. */
export const stemOf = (name: string): string => name.slice(0, 22)

export const extensionIn = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

/** A name that nobody can guess, as it stands in an address. */
export const publicName = (extension: string): string =>
  `${randomBytes(16).toString('base64url')}.${extension}`

/** Tells nothing about the public name: whoever sees the one cannot ask for the other. */
export const storageKey = (): string => randomBytes(16).toString('hex')

/** The sizes of a picture lie side by side. */
export const keyOfSize = (sizesKey: string, width: number): string => `${sizesKey}w${width}`

export const sizeType = 'image/webp'

/** The key that a row has for a file of the store. */
export const keyInRow = (key: string): string => key.replace(/w\d+$/, '')

/** Whether a key is one of ours; the sweep touches nothing else that lies in the store. */
export const isStorageKey = (key: string): boolean => /^[0-9a-f]{32}(w\d+)?(\.part)?$/.test(key)
