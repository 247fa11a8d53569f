import type { Post } from '@bichar/contract/posts.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../api/call.ts'
import { useSession } from '../../api/session.ts'
import { HiddenName } from '../../i18n/MixedScript.tsx'
import { languageOf } from '../../i18n/text.ts'
import { postKeys } from '../../posts/queries.ts'
import { ShortPlace } from '../../posts/ShortPlace.tsx'
import { idsOf } from '../../suspects/picking/linked.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { PostTime } from '../../ui/Time.tsx'
import { useDebouncedValue } from '../../ui/useDebouncedValue.ts'
import { useOnline } from '../../ui/useOnline.ts'
import type { Report } from './useReport.ts'

/** Debounce of the typing; nobody waits for the result. */
const pauseMilliseconds = 1000

/** Fewer letters say nothing about what happened. */
const fewestLetters = 10

/** What is compared; all of it is sent to the server. */
interface Question {
  text: string
  place: string
  district: string
  upazila: string
  suspects: string[]
}

const saysEnough = ({ text, suspects }: Question) => text.length >= fewestLetters || suspects.length > 0

/**
 * Public reports that may be about the same incident; a failure to fetch them does not keep anybody from writing. A signed report is
 * compared while it is being written. Nothing of an anonymous one leaves the device before its author asks for it: whether there is to be
 * a link is chosen last, and a report without a link must not be revealed to the server in this way either.
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
    // What was sent once is not sent again automatically.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return {
    posts: (isAsked && data?.posts) || [],
    /** The result of a comparison that the author asked for. */
    outcome: !isAnonymous || !isAsked || isFetching ? undefined : isError ? 'failed' : data && 'none',
    isFetching,
    mayWant: mayAsk && isAnonymous && saysEnough(written),
    want: () => setWanted(written),
  } as const
}

/** While a report is written, shows whether it exists already, so that this person can add what they know. */
export function SimilarReports({ report }: { report: Pick<Report, 'values' | 'suspects'> }) {
  const t = useTranslations('posts.form.similar')
  const { posts, outcome, isFetching, mayWant, want } = useSimilarReports(report)
  const sentId = useId()
  return (
    <>
      {mayWant && (
        <div className="grid justify-items-start gap-1">
          <Button look="secondary" onClick={want} busy={isFetching} aria-describedby={sentId}>
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

/** A similar report with a link for adding to it: its author adds what happened since, others a comment. The draft is kept. */
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
        look="secondary"
        to={`/postDetails/${_id}?tab=${can.addTimeline ? 'timelines' : 'comments'}`}
      >
        <span aria-hidden>{t('add')}</span>
        <HiddenName text={t('addNamed', { title })} />
      </ButtonLink>
    </li>
  )
}
