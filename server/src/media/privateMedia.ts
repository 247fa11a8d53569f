import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Media } from '@bichar/contract/posts.ts'
import { keyFor } from '../accounts/keys.ts'
import { findSignedIn } from '../accounts/sessionStore.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { mediaView, type ShownMedia } from './media.ts'
import { stemOf } from './names.ts'

/** Minimum lifetime of a signed URL, as long as that of a bearer token. */
const minValiditySeconds = 15 * 60
/** Signed URLs do not change within this time, so that a client that reloads a list does not load its pictures again. */
const stepSeconds = 5 * 60

/** The content of a signed URL: one file with its sizes, for one session, until a given time. */
interface Pass {
  name: string
  session: string
  /** Unix time in seconds. */
  until: number
}

type WithServerKey = Pick<Deps, 'serverKey'>

const sign = ({ serverKey }: WithServerKey, { name, session, until }: Pass): Buffer =>
  createHmac('sha256', keyFor(serverKey, 'private-media'))
    .update(`${stemOf(name)}/${session}/${until}`)
    .digest()

/** A private file for the requesting admin; `is_private` media have no other URLs. */
export function privateMediaView(deps: WithServerKey, row: ShownMedia, { sessionId }: SignedIn): Media {
  const now = Date.now() / 1000
  const until = Math.ceil((now + minValiditySeconds) / stepSeconds) * stepSeconds
  const address = (name: string) => {
    const signature = sign(deps, { name, session: sessionId, until }).toString('base64url')
    return `/media/private/${name}?${new URLSearchParams({ session: sessionId, until: `${until}`, signature })}`
  }
  const { thumbnail_name } = row
  return { ...mediaView(row), url: address(row.name), thumbnail: thumbnail_name && address(thumbnail_name) }
}

/** Whether a URL was signed by us, has not expired, and belongs to a session whose user is still an admin. */
export async function maySeePrivate(
  deps: Pick<Deps, 'serverKey' | 'pool'>,
  name: string,
  query: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const pass = { name, session: String(query.session), until: Number(query.until) }
  if (!(pass.until * 1000 > Date.now())) return false
  const signature = Buffer.from(String(query.signature), 'base64url')
  const expected = sign(deps, pass)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false
  const viewer = await findSignedIn(deps.pool, { sessionId: pass.session, pauseTags: [] })
  return viewer?.role === 'admin'
}
