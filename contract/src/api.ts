import type { z } from 'zod'
import { accounts } from './accounts.ts'
import { admin } from './admin.ts'
import { audit } from './audit.ts'
import { blogGeneration } from './blogGeneration.ts'
import { blogs } from './blogs.ts'
import { comments } from './comments.ts'
import { decided } from './decided.ts'
import { desk } from './desk.ts'
import type { Endpoint } from './endpoint.ts'
import type { errorBody } from './errorBody.ts'
import { reports } from './flags.ts'
import { follows } from './follows.ts'
import { followUps } from './followUps.ts'
import { guestReports } from './guestReports.ts'
import { moderation } from './moderation.ts'
import { notifications } from './notifications.ts'
import { numbersCalls } from './numbers.ts'
import { outcomes } from './outcomes.ts'
import { personReviews } from './personReview.ts'
import { places } from './places.ts'
import { posts } from './posts.ts'
import { profiles } from './profiles.ts'
import { protection } from './protection.ts'
import { pushTokens } from './pushTokens.ts'
import { questions } from './questions.ts'
import { reactions } from './reactions.ts'
import { sanctions } from './sanctions.ts'
import { search } from './search.ts'
import { stories } from './stories.ts'
import { support } from './support.ts'
import { suspectReview } from './suspectReview.ts'
import { suspects } from './suspects.ts'
import { takeout } from './takeout.ts'
import { timelines } from './timelines.ts'
import { uploads } from './uploads.ts'
import { users } from './users.ts'
import { watchWords } from './watchWords.ts'

/** Every call of the API under /api, keyed by method and path. */
export const api = {
  ...accounts,
  ...protection,
  ...users,
  ...audit,
  ...uploads,
  ...suspects,
  ...suspectReview,
  ...posts,
  ...reactions,
  ...comments,
  ...timelines,
  ...reports,
  ...moderation,
  ...questions,
  ...follows,
  ...outcomes,
  ...followUps,
  ...guestReports,
  ...sanctions,
  ...personReviews,
  ...search,
  ...numbersCalls,
  ...notifications,
  ...profiles,
  ...takeout,
  ...pushTokens,
  ...support,
  ...admin,
  ...watchWords,
  ...desk,
  ...decided,
  ...blogs,
  ...blogGeneration,
  ...stories,
  ...places,
} satisfies Record<CallName, Endpoint>

type CallName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

export type Api = typeof api
export type Call = keyof Api

type InputOf<Part> = Part extends z.ZodType ? z.input<Part> : never
type FormOf<E> = E extends { form: { fields: infer Fields; files: infer Files } }
  ? InputOf<Fields> & { [Name in keyof Files]?: readonly Blob[] }
  : never

/** Requires the part only if at least one of its fields is required. */
type Part<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : Record<string, never> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value }

/** What a caller passes: `{ params, query, body | form }`, whichever of them the call declares. */
export type CallInput<C extends Call> = Part<
  'params',
  InputOf<Api[C] extends { params: infer P } ? P : never>
> &
  Part<'query', InputOf<Api[C] extends { query: infer Q } ? Q : never>> &
  Part<'body', InputOf<Api[C] extends { body: infer B } ? B : never>> &
  Part<'form', FormOf<Api[C]>>

export type CallOutput<C extends Call> = z.output<Api[C]['response']>

/** The single shape of every error response (product choices, section 10). */
export type ErrorBody = z.output<typeof errorBody>

/** Why one field was refused. */
export type FieldReason = NonNullable<ErrorBody['reasons']>[string]
