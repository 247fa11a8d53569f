import { buffer } from 'node:stream/consumers'
import { id as someId } from '@bichar/contract/fields.ts'
import { nameIn } from '@bichar/contract/rules/appName.ts'
import { cardAddress, type OnCard, photoOf } from '@bichar/contract/rules/cardAddress.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { guest } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import { fairQueue, openSlots } from '../http/fairQueue.ts'
import { callLimiter } from '../http/limits.ts'
import { networkOf } from '../http/network.ts'
import { fileNamed } from '../media/store.ts'
import { withFileStore } from '../media/withFileStore.ts'
import { readPost } from '../posts/posts.ts'
import { postView } from '../posts/view.ts'
import { cardOf } from './card.ts'
import { drawCard } from './drawing.ts'

type CardRequest = FastifyRequest<{ Params: { language: string; name: string } }>

/** Serves the share card of a report as a picture; for guests it is cached until something on it changes. */
export function shareCardRoutes(app: FastifyInstance, deps: Deps): void {
  // Cards have a queue of their own: somebody who requests many made-up URLs delays other cards, but no pages.
  const { inTurn } = fairQueue(openSlots(1), { mostWaiting: 40, mostWaitingEach: 10 })
  const limiter = callLimiter('share-card', { times: 60, seconds: 60 })

  app.get('/share-cards/:language/:name', { compress: false }, async (request: CardRequest, reply) => {
    const { language, name } = request.params
    const id = someId.safeParse(name.replace(/\.jpg$/, ''))
    if (!id.success || !name.endsWith('.jpg') || (language !== 'en' && language !== 'bn'))
      throw new ApiError('not_found')
    const post = postView(await readPost(deps, guest, id.data), guest)
    const address = cardAddress(post, language)
    // Each card has one URL, and only that is drawn: otherwise variations of it could be requested without end.
    if (request.url !== address) return reply.header('cache-control', 'no-store').redirect(address, 302)
    const network = networkOf(request.ip)
    await limiter.consume(network)
    const drawn = await inTurn(network, async () =>
      drawCard(cardOf(post, language), nameIn(language, deps.config.APP_NAME), await readPhoto(deps, post)),
    )
    return reply.type('image/jpeg').header('cache-control', 'public, no-cache').send(drawn)
  })
}

/** Returns undefined if the photo is gone by now: then the report has changed as well, and its card has another URL. */
async function readPhoto(deps: Deps, post: OnCard): Promise<Buffer | undefined> {
  const name = photoOf(post)?.replace('/media/', '')
  const file = name === undefined ? undefined : await fileNamed(deps.pool, name)
  const stream = file && (await withFileStore(deps, (files) => files.read(file.key)))
  return stream && buffer(stream)
}
