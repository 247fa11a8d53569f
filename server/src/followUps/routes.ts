import type { FastifyRequest } from 'fastify'
import type { Deps } from '../core/deps.ts'
import { networkOf } from '../http/network.ts'
import type { Serve } from '../http/serve.ts'
import { answerByCode } from '../outcomes/outcomes.ts'
import { withdrawPost } from '../posts/posts.ts'
import { answerQuestions } from '../questions/questions.ts'
import { addAuthorsEntry } from '../timelines/timelines.ts'
import { followUpBudgets } from './budgets.ts'
import { readFollowed, reportOf } from './followUps.ts'
import { followedView } from './view.ts'

export function followUpRoutes(serve: Serve, given: Deps): void {
  const deps = { ...given, followUpBudgets: followUpBudgets(given) }

  const find = (request: FastifyRequest, code: string) => reportOf(deps, networkOf(request.ip), code)

  const findToAdd = async (request: FastifyRequest, code: string) => {
    await deps.freeSpace.refuseWrites()
    return find(request, code)
  }

  const followed = async (id: string, message: string) => ({
    success: true as const,
    message,
    report: followedView(await readFollowed(deps, id)),
  })

  serve('POST /follow-ups', async ({ body }, { request }) =>
    followed(await find(request, body.code), 'Your report'),
  )

  serve('POST /follow-ups/answers', async ({ body }, { request }) => {
    const id = await findToAdd(request, body.code)
    // The code stands for the author, so there is nothing further to check.
    await answerQuestions(deps, id, body.text, () => undefined)
    return followed(id, 'Your answer was sent to the moderators')
  })

  serve('POST /follow-ups/timelines', async ({ body, idempotency }, { request }) => {
    const { code, ...entry } = body
    const id = await findToAdd(request, code)
    await addAuthorsEntry(deps, id, { ...entry, ...idempotency })
    return followed(id, 'Timeline is sent for approval')
  })

  serve('POST /follow-ups/outcomes', async ({ body }, { request }) => {
    const { code, ...answer } = body
    const id = await findToAdd(request, code)
    await answerByCode(deps, id, answer)
    return followed(id, 'Timeline is sent for approval')
  })

  serve('POST /follow-ups/withdraw', async ({ body }, { request }) => {
    await withdrawPost(deps, await find(request, body.code))
    return { success: true, message: 'Your report was withdrawn' }
  })
}
