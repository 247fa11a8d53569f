import type { Post } from '@bichar/contract/posts.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../api/call.ts'
import { languageOf } from '../../i18n/text.ts'
import { postKeys } from '../../posts/queries.ts'
import { idsOf } from '../../suspects/picking/linked.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { PostTime } from '../../ui/Time.tsx'
import { useDebouncedValue } from '../../ui/useDebouncedValue.ts'
import { useOnline } from '../../ui/useOnline.ts'
import type { Report } from './useReport.ts'

/** A pause in the writing; nobody waits for what it brings. */
const pauseMilliseconds = 1000

/** Fewer letters say nothing of what happened. */
const fewestLetters = 10

/** Public reports of what may be the same; that they cannot be read keeps nobody from writing. */
function useSimilarReports({ values, suspects: chosen }: Pick<Report, 'values' | 'suspects'>): Post[] {
  const isOnline = useOnline()
  const written = `${values.title} ${values.desc}`.trim().slice(0, limits.similarText)
  const text = useDebouncedValue(written, pauseMilliseconds)
  const place = useDebouncedValue(values.location.trim(), pauseMilliseconds)
  const suspects = idsOf(chosen).join()
  // Whoever wants no link to the report tells of it in no other way either.
  const isUnlinked = values.isAnonymous && values.keepNoLink
  const isAsked = isOnline && !isUnlinked && (text.length >= fewestLetters || suspects !== '')
  const { data } = useQuery({
    queryKey: [...postKeys.all, 'similar', text, place, suspects],
    queryFn: ({ signal }) => call('GET /search/similar', { query: { text, place, suspects } }, { signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    retry: false,
    staleTime: 60_000,
  })
  return (isAsked && data?.posts) || []
}

/** While a report is written: whether it is there already, and could do with what this person knows. */
export function SimilarReports({ report }: { report: Pick<Report, 'values' | 'suspects'> }) {
  const t = useTranslations('posts.form.similar')
  const posts = useSimilarReports(report)
  return (
    <div role="status" className="empty:hidden">
      {posts.length > 0 && (
        <section
          aria-label={t('title')}
          className="grid grid-cols-1 gap-3 rounded-card border border-line bg-page p-3"
        >
          <div>
            <h2 className="font-bold">{t('title')}</h2>
            <p className="text-quiet text-sm">{t('text')}</p>
          </div>
          <ul className="grid grid-cols-1 gap-3">
            {posts.map((post) => (
              <SimilarReport key={post._id} post={post} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** What may be added to a report: by its author what became of it, by others a comment. The draft stays where it is. */
function SimilarReport({ post }: { post: Post }) {
  const t = useTranslations('posts.form.similar')
  const { _id, title, location, createdAt, isAnonymous, can } = post
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="min-w-0 grow basis-56">
        <p lang={languageOf(title)} className="line-clamp-2 font-semibold leading-snug">
          {title}
        </p>
        <p className="flex flex-wrap gap-x-3 text-quiet text-sm">
          <PostTime at={createdAt} isDayOnly={isAnonymous} />
          {location && <span lang={languageOf(location)}>{location}</span>}
        </p>
      </div>
      <ButtonLink
        look="outline"
        to={`/postDetails/${_id}?tab=${can.addTimeline ? 'timelines' : 'comments'}`}
        aria-label={t('addNamed', { title })}
      >
        {t('add')}
      </ButtonLink>
    </li>
  )
}
