import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleCheckBig, ClipboardCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { pendingOptions, postsOf } from '../moderation/pendingPosts.ts'
import { PostTime } from '../posts/PostTime.tsx'
import { languageOf } from '../posts/text.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { LoadFailed } from './LoadFailed.tsx'

const shownAtMost = 5

/** What waits for an admin, the longest wait first. */
export default function AdminHome() {
  const words = useTranslations('admin')
  return (
    <div className="mx-auto grid max-w-4xl gap-4">
      <h1 className="heading text-2xl sm:text-3xl">{words('title')}</h1>
      <WaitingPosts />
    </div>
  )
}

function WaitingPosts() {
  const words = useTranslations('admin')
  const { data, error, refetch } = useInfiniteQuery(pendingOptions(''))
  if (!data) {
    return error ? (
      <LoadFailed error={error} fallback={words('failedPending')} retry={() => void refetch()} />
    ) : (
      <Skeleton className="h-64" />
    )
  }
  const posts = postsOf(data.pages)
  const total = data.pages.at(-1)?.total ?? 0
  const Icon = total > 0 ? ClipboardCheck : CircleCheckBig
  return (
    <section aria-labelledby="waiting-posts" className="card grid gap-4 p-4 sm:p-6">
      <div className="flex items-center gap-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-raised text-brand">
          <Icon aria-hidden className="size-7" />
        </span>
        <div>
          <h2 id="waiting-posts" className="heading text-lg">
            {words('waiting')}
          </h2>
          <p role="status">{words('waitingCount', { count: total })}</p>
        </div>
      </div>
      {total > 0 ? (
        <>
          <h3 className="font-bold">{words('oldestFirst')}</h3>
          <ol className="grid divide-y divide-line border-line border-y">
            {posts.slice(0, shownAtMost).map((post) => (
              <li key={post._id} className="grid gap-0.5 py-3">
                <Link
                  to={`/admin/getPostDetails/${post._id}`}
                  lang={languageOf(post.title)}
                  className="line-clamp-2 font-semibold hover:underline"
                >
                  {post.title}
                </Link>
                <span className="text-quiet text-sm">
                  {words.rich('waitingSince', { time: () => <PostTime at={post.updatedAt} /> })}
                </span>
              </li>
            ))}
          </ol>
          <ButtonLink to="/admin/pending-posts" className="justify-self-start">
            {words('review')}
          </ButtonLink>
        </>
      ) : (
        <p className="text-quiet">{words('allDone')}</p>
      )}
    </section>
  )
}
