import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { isAuthor, maySee } from '../posts/policy.ts'
import { abilities } from './policy.ts'
import { answerQuestions, askAuthor, readQuestions } from './questions.ts'
import { messageView } from './view.ts'

export function questionRoutes(serve: Serve, deps: Deps): void {
  const talk = async (actor: SignedIn, postId: string) => {
    const { post, messages } = await readQuestions(deps, actor, postId)
    return {
      success: true as const,
      messages: messages.map(messageView),
      can: abilities(post, messages, actor),
    }
  }

  serve('GET /posts/:id/questions', ({ actor, params }) => talk(actor, params.id))

  serve('POST /posts/:id/questions', async ({ actor, params, body }) => {
    await askAuthor(deps, actor, params.id, body.text)
    return talk(actor, params.id)
  })

  serve('POST /posts/:id/answers', async ({ actor, params, body }) => {
    await answerQuestions(deps, params.id, body.text, (post) => {
      if (!maySee(post, actor)) throw new ApiError('post_not_found')
      if (!isAuthor(post, actor)) throw new ApiError('questions_forbidden')
    })
    return talk(actor, params.id)
  })
}
