import type { Post } from '@bichar/contract/posts.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../api/call.ts'
import { useSession } from '../../api/session.ts'
import { languageOf } from '../../i18n/text.ts'
import { postKeys } from '../../posts/queries.ts'
import { ShortPlace } from '../../posts/ShortPlace.tsx'
import { idsOf } from '../../suspects/picking/linked.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { PostTime } from '../../ui/Time.tsx'
import { useDebouncedValue } from '../../ui/useDebouncedValue.ts'
import { useOnline } from '../../ui/useOnline.ts'
import type { Report } from './useReport.ts'

/** A pause in the writing; nobody waits for what it brings. */
const pauseMilliseconds = 1000

/** Fewer letters say nothing of what happened. */
const fewestLetters = 10

/** What is compared: all of it leaves the device. */
interface Question {
  text: string
  place: string
  district: string
  upazila: string
  suspects: string[]
}

const saysEnough = ({ text, suspects }: Question) => text.length >= fewestLetters || suspects.length > 0

/**
 * Public reports of what may be the same; that they cannot be read keeps nobody from writing. What is signed is compared as
 * it is written. Of what is anonymous nothing leaves the device before its author wants it to: whether there is to be a link
 * is chosen last, and whoever wants none tells of the report in no other way either.
 */
function useSimilarReports({ values, suspects: chosen }: Pick<Report, 'values' | 'suspects'>) {
  const isOnline = useOnline()
  const { status } = useSession()
  const [wanted, setWanted] = useState<Question>()
  const written: Question = {
    text: `${values.title} ${values.desc}`.trim().slice(0, limits.similarText),
    place: values.location.trim(),
    district: values.district,
    upazila: values.upazila,
    suspects: idsOf(chosen),
  }
  const text = useDebouncedValue(written.text, pauseMilliseconds)
  const place = useDebouncedValue(written.place, pauseMilliseconds)
  const { isAnonymous, keepNoLink } = values
  const rested: Question = { ...written, text, place }
  const question = isAnonymous ? wanted : rested
  const mayAsk = isOnline && status === 'signedIn' && !(isAnonymous && keepNoLink)
  const isAsked = mayAsk && question !== undefined && saysEnough(question)
  const { data, isFetching, isError } = useQuery({
    queryKey: [...postKeys.all, 'similar', question],
    queryFn: ({ signal }) => call('POST /search/similar', { body: question }, { signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    retry: false,
    // What was sent once is not sent again by itself.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return {
    posts: (isAsked && data?.posts) || [],
    /** What came of the question, where somebody waits for it. */
    outcome: !isAnonymous || !isAsked || isFetching ? undefined : isError ? 'failed' : data && 'none',
    isFetching,
    mayWant: mayAsk && isAnonymous && saysEnough(written),
    want: () => setWanted(written),
  } as const
}

/** While a report is written: whether it is there already, and could do with what this person knows. */
export function SimilarReports({ report }: { report: Pick<Report, 'values' | 'suspects'> }) {
  const t = useTranslations('posts.form.similar')
  const { posts, outcome, isFetching, mayWant, want } = useSimilarReports(report)
  const sentId = useId()
  return (
    <>
      {mayWant && (
        <div className="grid justify-items-start gap-1">
          <Button look="outline" onClick={want} aria-busy={isFetching} aria-describedby={sentId}>
            {t('ask')}
          </Button>
          <p id={sentId} className="text-quiet text-sm">
            {t('sent')}
          </p>
        </div>
      )}
      <div role="status" className="empty:hidden">
        {posts.length > 0 ? (
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
        ) : (
          outcome && <p className="text-sm">{t(outcome)}</p>
        )}
      </div>
    </>
  )
}

/** What may be added to a report: by its author what became of it, by others a comment. The draft stays where it is. */
function SimilarReport({ post }: { post: Post }) {
  const t = useTranslations('posts.form.similar')
  const { _id, title, createdAt, isAnonymous, can } = post
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="min-w-0 grow basis-56">
        <p lang={languageOf(title)} className="line-clamp-2 font-semibold leading-snug">
          {title}
        </p>
        <p className="flex flex-wrap gap-x-3 text-quiet text-sm">
          <PostTime at={createdAt} isDayOnly={isAnonymous} />
          <ShortPlace post={post} />
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
