import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { type HashingLane, inTurn } from './hashingTurns.ts'

/** The cost of one hash: memory in KiB, number of passes, degree of parallelism. */
interface Cost {
  memory: number
  passes: number
  parallelism: number
}

/** argon2id with 19 MiB and 2 passes: the least that OWASP recommends, some 40 ms here. */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 }

/**
 * Returns the stored form of a password: a PHC string, which holds its own parameters, so that these can be raised later without
 * locking anybody out.
 */
export async function hashPassword(password: string, lane?: HashingLane): Promise<string> {
  const salt = randomBytes(16)
  const tag = await inTurn(() => derive(password, salt, cost, 32), lane)
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`
  return `$argon2id$v=19$${parameters}$${unpadded(salt)}$${unpadded(tag)}`
}

/**
 * Whether the password matches each of the hashes. A missing hash (there is no such account) costs the same work and never matches,
 * so that the response time reveals nothing. All hashes are computed one after the other in a single turn.
 */
export const matchPassword = (
  password: string,
  stored: readonly (string | undefined)[],
  lane?: HashingLane,
): Promise<boolean[]> =>
  inTurn(async () => {
    const matches = []
    for (const hash of stored) matches.push(await isPasswordOf(password, hash))
    return matches
  }, lane)

export async function verifyPassword(
  password: string,
  stored: string | undefined,
  lane?: HashingLane,
): Promise<boolean> {
  const [matches = false] = await matchPassword(password, [stored], lane)
  return matches
}

async function isPasswordOf(password: string, stored: string | undefined): Promise<boolean> {
  const { salt, tag, ...parameters } = stored === undefined ? nobody : parse(stored)
  const given = await derive(password, salt, parameters, tag.length)
  return timingSafeEqual(given, tag) && stored !== undefined
}

const nobody = { ...cost, salt: randomBytes(16), tag: randomBytes(32) }

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

function parse(stored: string) {
  const [, memory, passes, parallelism, salt, tag] = phc.exec(stored) ?? []
  if (!salt || !tag) throw new Error('A stored password hash is not an argon2id PHC string')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const derive = (
  password: string,
  nonce: Buffer,
  { memory, passes, parallelism }: Cost,
  tagLength: number,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // The same password can arrive in different Unicode normalization forms from different keyboards.
    const message = Buffer.from(password.toWellFormed().normalize('NFC'))
    argon2('argon2id', { message, nonce, memory, passes, parallelism, tagLength }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
