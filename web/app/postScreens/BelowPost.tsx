import type { Post } from '@bichar/contract/posts.ts'
import { useQuery } from '@tanstack/react-query'
import { ReviewFacts } from '../moderation/review/ReviewFacts.tsx'
import { reviewOptions } from '../moderation/review/review.ts'
import { OutcomeOf } from '../outcomes/OutcomeOf.tsx'
import { outcomesOptions } from '../outcomes/queries.ts'
import { Questions } from '../questions/Questions.tsx'
import { questionsOptions, talkIsOpen } from '../questions/queries.ts'
import { askedId } from './askedId.ts'

/**
 * Content for the author of a post, or for moderators, which is fetched once the post is shown. It is below everything that they may be
 * about to tap by then, and rendered all at once, so that no part of it moves another.
 */
export default function BelowPost({ post }: { post: Post }) {
  const mayBeAsked = post.isAllowed && post.can.addTimeline
  const isReviewed = !post.isAllowed && post.can.moderate
  const talk = useQuery({ ...questionsOptions(post._id), enabled: talkIsOpen(post) })
  const outcomes = useQuery({ ...outcomesOptions(), enabled: mayBeAsked })
  const review = useQuery({ ...reviewOptions(post), enabled: isReviewed })
  if (talk.isLoading || outcomes.isLoading || review.isLoading) return null
  return (
    <div
      id={askedId(post)}
      tabIndex={-1}
      className="grid scroll-mt-18 gap-3 outline-none empty:hidden lg:scroll-mt-4"
    >
      {isReviewed && (
        <div className="card p-4 sm:p-5">
          <ReviewFacts post={post} />
        </div>
      )}
      <Questions post={post} />
      {mayBeAsked && <OutcomeOf post={post} />}
    </div>
  )
}
