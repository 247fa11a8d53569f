import { createHmac } from 'node:crypto'
import { followUpCodeDigits } from '@bichar/contract/rules/followUpCode.ts'
import { isHidden, showMade } from './hiding.ts'
import { deriveKey, openSealer } from './sealer.ts'

/**
 * What the server's key knows of authors. The database has of an anonymous thing only what `seal` and `tag` return, with
 * which nobody who lacks the key can tie it to a person or to another thing.
 */
export interface Authorship {
  /** The id of an author as 44 bytes that only `open` can read, for this one subject; never the same bytes twice. */
  seal(userId: string, subjectId: string): Buffer
  /** The id of the author; null when it was sealed with another key or for another subject, or is hidden from its author. */
  open(sealed: Buffer, subjectId: string): string | null
  /** Under which the subject with this number, counted from 0, of an author is found again: 16 bytes. */
  tag(userId: string, number: number): Buffer
  /** The tags under one of which a pause of this person is kept; the same at any time, and of two nobody sees that they are one person's. */
  pauseTags(userId: string): Buffer[]
  /** Under which all that somebody follows is found, and what they are told of it: an id that leads to nobody. */
  followerTag(userId: string): string
  /** Like `seal` and `open`, of whoever follows something; it is not hidden from them. */
  sealFollower(userId: string, rowId: string): Buffer
  openFollower(sealed: Buffer, rowId: string): string | null
  /** A text that is the same for the same parts and tells nothing of them. */
  digest(...parts: readonly string[]): string
  /** A follow-up code: the same for the same parts, and nobody who lacks the key can work it out from them. */
  followUpCode(...parts: readonly string[]): string
}

const idBytes = 16
const tagBytes = 16
/** So many pauses of one person hold at once. */
const mostPauses = 8
const codes = 10n ** BigInt(followUpCodeDigits)

export function openAuthorship(serverKey: Buffer): Authorship {
  const sealer = openSealer(serverKey, 'author-seal')
  const keyed = (use: string) => {
    const key = deriveKey(serverKey, use)
    // As JSON, in which no two lists of parts read the same.
    return (parts: readonly (string | number)[]) =>
      createHmac('sha256', key).update(JSON.stringify(parts)).digest()
  }
  const indexed = keyed('author-index')
  const paused = keyed('author-pause')
  const following = keyed('follower')
  const followerSealer = openSealer(serverKey, 'follower-seal')
  const digested = keyed('author-digest')
  const coded = keyed('follow-up-code')
  return {
    seal(userId, subjectId) {
      showMade(subjectId)
      return sealer.seal(bytesOf(userId), bytesOf(subjectId))
    },
    open(sealed, subjectId) {
      const id = sealer.open(sealed, bytesOf(subjectId))
      const author = id?.length === idBytes ? uuidOf(id) : null
      return author !== null && isHidden(author, subjectId) ? null : author
    },
    tag: (userId, number) => indexed([userId, number]).subarray(0, tagBytes),
    pauseTags: (userId) =>
      Array.from({ length: mostPauses }, (_none, number) => paused([userId, number]).subarray(0, tagBytes)),
    followerTag: (userId) => uuidOf(following([userId]).subarray(0, tagBytes)),
    sealFollower: (userId, rowId) => followerSealer.seal(bytesOf(userId), bytesOf(rowId)),
    openFollower(sealed, rowId) {
      const id = followerSealer.open(sealed, bytesOf(rowId))
      return id?.length === idBytes ? uuidOf(id) : null
    },
    digest: (...parts) => digested(parts).toString('base64url'),
    // 256 bits, so that no code is noticeably likelier than another.
    followUpCode: (...parts) =>
      String(BigInt(`0x${coded(parts).toString('hex')}`) % codes).padStart(followUpCodeDigits, '0'),
  }
}

const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex')

/** Sixteen bytes as an id. */
export const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
