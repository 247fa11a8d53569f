import { createHash } from 'node:crypto'

/** The checksum by which a file of SQL is recognised as changed. */
export const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex')
