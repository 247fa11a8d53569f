import type { Post, ReviewState } from '@bichar/contract/posts.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleCheckBig, Clock, Undo2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { PostLink } from '../postScreens/PostLink.tsx'
import { CaseStrip } from '../posts/CaseStrip.tsx'
import { IncidentTime } from '../posts/IncidentTime.tsx'
import { personPostsOptions } from '../posts/queries.ts'

/** As many as fit on a phone above the rest of the page. */
const most = 5

const icons = { waiting: Clock, returned: Undo2, approved: CircleCheckBig } as const

/** The status of the reader's latest reports, one line each. The full list of reports is further down the page. */
export function MyReports({ personId }: { personId: string }) {
  const t = useTranslations('profiles')
  const { data } = useInfiniteQuery(personPostsOptions(personId))
  const posts = data?.pages[0]?.posts.slice(0, most) ?? []
  if (posts.length === 0) return null
  return (
    <section aria-label={t('myReports')} className="card grid grid-cols-1 gap-1 p-4">
      <h2 className="heading">{t('myReports')}</h2>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {posts.map((post) => (
          <li key={post._id} className="py-2 last:pb-0">
            <MyReport post={post} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function MyReport({ post: { _id, title, isAllowed, review, caseLine } }: { post: Post }) {
  const t = useTranslations('timelines')
  const card = useTranslations('posts.card')
  const published = useTranslations('common')('published')
  const state: ReviewState = isAllowed ? 'approved' : (review?.state ?? 'waiting')
  const Icon = icons[state]
  const last = isAllowed ? caseLine.steps.at(-1) : undefined
  const words = { waiting: card('pending'), returned: card('returned'), approved: published }
  return (
    <>
      <PostLink id={_id} className="flex min-h-11 items-center hover:underline">
        <span lang={languageOf(title)} className="line-clamp-2 font-semibold leading-snug">
          {title}
        </span>
      </PostLink>
      {last && (
        <div className="py-1">
          <CaseStrip {...caseLine} />
        </div>
      )}
      <p
        className={`flex gap-1.5 text-sm ${state === 'returned' ? 'font-semibold text-alarm' : 'text-quiet'}`}
      >
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span className="first-letter:uppercase">
          {words[state]}
          {last && (
            <>
              {' · '}
              <span className="font-bold text-brand">
                {t(`states.${last.step}`)}, <IncidentTime at={last.date} />
              </span>
            </>
          )}
          {isAllowed && caseLine.updates > 0 && ` · ${t('updates', { count: caseLine.updates })}`}
        </span>
      </p>
    </>
  )
}
