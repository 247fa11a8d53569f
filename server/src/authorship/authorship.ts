import { createHmac } from 'node:crypto'
import { followUpCodeDigits, withCheckDigit } from '@bichar/contract/rules/followUpCode.ts'
import { isHidden, showMade } from './hiding.ts'
import { deriveKey, openSealer } from './sealer.ts'

/**
 * What the server's key is needed for to know authors. For an anonymous thing the database only stores the results of `seal` and
 * `tag`; without the key, nobody can link them to a person or to another thing.
 */
export interface Authorship {
  /** Encrypts the id of an author into 44 bytes that only `open` can read, for this one subject; the result differs each time. */
  seal(userId: string, subjectId: string): Buffer
  /**
   * Returns the id of the author; null if it was sealed with another key or for another subject, or if the thing is hidden from
   * its author.
   */
  open(sealed: Buffer, subjectId: string): string | null
  /** Whether this person sealed it, also while it is hidden from them: for checks whose result they do not learn as such. */
  isSealedBy(userId: string, sealed: Buffer, subjectId: string): boolean
  /** The tag (16 bytes) under which the subject of an author with this number, counted from 0, can be found. */
  tag(userId: string, number: number): Buffer
  /**
   * The tags under one of which a pause of this person is stored; they never change, and without the key nobody sees that two of
   * them belong to one person.
   */
  pauseTags(userId: string): Buffer[]
  /**
   * The id under which everything that somebody follows, and the notifications about it, are stored; without the key it cannot be
   * linked to the person.
   */
  followerTag(userId: string): string
  /** Like `seal` and `open`, for the follower of something; never hidden from the follower. */
  sealFollower(userId: string, rowId: string): Buffer
  openFollower(sealed: Buffer, rowId: string): string | null
  /** The same text for the same parts, which reveals nothing about them. */
  digest(...parts: readonly string[]): string
  /** A follow-up code: the same for the same parts, and not computable from them without the key. */
  followUpCode(...parts: readonly string[]): string
}

const idBytes = 16
const tagBytes = 16
/** At most this many pauses of one person are in force at once. */
const maxPauses = 8
/** Without the check digit. */
const randomDigits = followUpCodeDigits - 1
const codes = 10n ** BigInt(randomDigits)

export function openAuthorship(serverKey: Buffer): Authorship {
  const sealer = openSealer(serverKey, 'author-seal')
  const keyed = (use: string) => {
    const key = deriveKey(serverKey, use)
    // JSON is unambiguous: different lists of parts give different texts.
    return (parts: readonly (string | number)[]) =>
      createHmac('sha256', key).update(JSON.stringify(parts)).digest()
  }
  const indexed = keyed('author-index')
  const paused = keyed('author-pause')
  const following = keyed('follower')
  const followerSealer = openSealer(serverKey, 'follower-seal')
  const digested = keyed('author-digest')
  const coded = keyed('follow-up-code')
  const opened = (sealed: Buffer, subjectId: string): string | null => {
    const id = sealer.open(sealed, bytesOf(subjectId))
    return id?.length === idBytes ? uuidOf(id) : null
  }
  return {
    seal(userId, subjectId) {
      showMade(subjectId)
      return sealer.seal(bytesOf(userId), bytesOf(subjectId))
    },
    open(sealed, subjectId) {
      const author = opened(sealed, subjectId)
      return author !== null && isHidden(author, subjectId) ? null : author
    },
    isSealedBy: (userId, sealed, subjectId) => opened(sealed, subjectId) === userId,
    tag: (userId, number) => indexed([userId, number]).subarray(0, tagBytes),
    pauseTags: (userId) =>
      Array.from({ length: maxPauses }, (_none, number) => paused([userId, number]).subarray(0, tagBytes)),
    followerTag: (userId) => uuidOf(following([userId]).subarray(0, tagBytes)),
    sealFollower: (userId, rowId) => followerSealer.seal(bytesOf(userId), bytesOf(rowId)),
    openFollower(sealed, rowId) {
      const id = followerSealer.open(sealed, bytesOf(rowId))
      return id?.length === idBytes ? uuidOf(id) : null
    },
    digest: (...parts) => digested(parts).toString('base64url'),
    // With 256 bits the modulo bias is negligible.
    followUpCode: (...parts) =>
      withCheckDigit(String(BigInt(`0x${coded(parts).toString('hex')}`) % codes).padStart(randomDigits, '0')),
  }
}

const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex')

/** Formats sixteen bytes as a UUID. */
export const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
