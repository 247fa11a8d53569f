import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { formBody } from '../contract/src/rules/request.ts'
import type { TestPerson } from '../server/src/test/people.ts'
import { photo } from '../server/src/test/samples.ts'
import type { Ask } from './caller.ts'

/** Something that a person writes and retries until it is acknowledged; in the end it must exist exactly once. */
export interface Piece {
  kind: 'report' | 'comment'
  author: string
  /** Unique among all pieces. */
  text: string
  hasPicture: boolean
  /** The id from the response; undefined until it has been acknowledged. */
  answered: string | undefined
  /** Whether it was refused for good, such as a comment on a post that is no longer public. */
  isRefused: boolean
  send(): Promise<void>
}

/** The state that all people share. */
export interface World {
  pieces: Piece[]
  /** Ids of posts in the feed that was read last. */
  seen: string[]
  /** Pieces that were acknowledged twice with different ids. */
  doubled: string[]
  /** The id of the post that all windows watch; it always stays public. */
  square: string
}

export interface Somebody extends TestPerson {
  ask: Ask
}

const picture = photo()

/** Performs one action after the other until the signal aborts. Pieces without a response are retried first. */
export async function live(
  person: Somebody,
  world: World,
  think: number,
  signal: AbortSignal,
): Promise<void> {
  const own: Piece[] = []
  while (!signal.aborted) {
    const open = own.find(isOpen)
    if (open) await open.send()
    else await pick(person, world, own)
    await pause(think * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined)
  }
}

export const isOpen = ({ answered, isRefused }: Piece): boolean => answered === undefined && !isRefused

async function pick(person: Somebody, world: World, own: Piece[]): Promise<void> {
  if (person.user.role === 'admin' && Math.random() < 0.5) return moderate(person, world)
  const chance = Math.random()
  const post = some(world.seen)
  const begin = async (piece: Piece) => {
    own.push(piece)
    world.pieces.push(piece)
    await piece.send()
  }
  if (chance < 0.06) return begin(await report(person, world))
  if (!post) return readFeed(person, world)
  if (chance < 0.14) return begin(comment(person, world, post))
  if (chance < 0.3) return react(person, post, own)
  if (chance < 0.4) return vote(person, post, own)
  if (chance < 0.6) return readFeed(person, world)
  if (chance < 0.8) return void (await person.ask(`/api/posts/${post}`))
  await person.ask(`/api/posts/${post}/comments`, { token: person.token })
}

const some = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)]

async function report(person: Somebody, world: World): Promise<Piece> {
  const key = randomUUID()
  const hasPicture = Math.random() < 0.3
  const file = hasPicture
    ? [new File([new Uint8Array(await picture)], 'a.jpg', { type: 'image/jpeg' })]
    : undefined
  const isAnonymous = Math.random() < 0.5
  const text = `Report ${key}`
  const send = () =>
    person.ask('/api/posts', {
      method: 'POST',
      token: person.token,
      key,
      body: formBody({ title: text, desc: 'What happened', isAnonymous, medias: file }),
    })
  return piece({ kind: 'report', author: person.user.id, text, hasPicture }, world, async () => {
    const { status, body } = await send()
    return { status, id: status === 201 ? JSON.parse(body).post._id : undefined }
  })
}

function comment(person: Somebody, world: World, post: string): Piece {
  const key = randomUUID()
  // A comment with a link waits for a moderator while its author is new, and is in no count.
  const text = Math.random() < 0.1 ? `Comment ${key}, see https://example.com/a` : `Comment ${key}`
  const body = { text, isAnonymous: Math.random() < 0.5, confirmsName: true }
  return piece({ kind: 'comment', author: person.user.id, text, hasPicture: false }, world, async () => {
    const { token } = person
    const answer = await person.ask(`/api/posts/${post}/comments`, { method: 'POST', token, key, body })
    return {
      status: answer.status,
      id: answer.status === 201 ? JSON.parse(answer.body).comment._id : undefined,
    }
  })
}

function piece(
  what: Pick<Piece, 'kind' | 'author' | 'text' | 'hasPicture'>,
  world: World,
  send: () => Promise<{ status: number; id: string | undefined }>,
): Piece {
  const made: Piece = {
    ...what,
    answered: undefined,
    isRefused: false,
    async send() {
      const { status, id } = await send()
      if (id !== undefined) {
        if (made.answered !== undefined && made.answered !== id) world.doubled.push(made.text)
        made.answered = id
      } else if (status >= 400 && status < 500 && status !== 429) made.isRefused = true
    },
  }
  return made
}

async function readFeed({ ask }: Somebody, world: World): Promise<void> {
  const { status, body } = await ask('/api/posts?limit=20')
  if (status !== 200) return
  const { posts } = JSON.parse(body) as { posts: { _id: string }[] }
  world.seen = posts.map(({ _id }) => _id)
}

/** Skips one's own posts, because a reaction to one's own anonymous post is counted elsewhere. */
async function react({ ask, token }: Somebody, post: string, own: readonly Piece[]): Promise<void> {
  if (own.some(({ answered }) => answered === post)) return
  await ask(`/api/posts/${post}/reactions`, { method: 'POST', token })
}

async function vote({ ask, token }: Somebody, post: string, own: readonly Piece[]): Promise<void> {
  const { status, body } = await ask(`/api/posts/${post}/comments`, { token })
  if (status !== 200) return
  const { comments } = JSON.parse(body) as { comments: { _id: string }[] }
  const mine = new Set(own.map(({ answered }) => answered))
  const chosen = some(comments.filter(({ _id }) => !mine.has(_id)))
  if (chosen) await ask(`/api/posts/${post}/comments/${chosen._id}/upvote`, { method: 'POST', token })
}

async function moderate({ ask, token }: Somebody, world: World): Promise<void> {
  const decide = (id: string, action: string) =>
    ask(`/api/posts/admin/toggle-approval/${id}`, { method: 'POST', token, body: { action } })
  const { status, body } = await ask('/api/posts/admin/pending', { token })
  if (status !== 200) return
  const { posts } = JSON.parse(body) as { posts: { _id: string }[] }
  for (const { _id } of posts.slice(0, 3)) await decide(_id, 'approve')
  const shown = some(world.seen.filter((id) => id !== world.square))
  if (shown && Math.random() < 0.1) await decide(shown, 'disapprove')
}
