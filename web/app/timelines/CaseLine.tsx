import type { Post } from '@bichar/contract/posts.ts'
import { type CaseState, shownStates } from '@bichar/contract/rules/caseSteps.ts'
import { useTranslations } from 'use-intl'
import { Day } from '../ui/Day.tsx'
import { PostTime } from '../ui/Time.tsx'

type CaseOf = Pick<Post, 'caseLine' | 'createdAt'> & Partial<Pick<Post, 'publishedOn'>>

/**
 * The progress of a case, from the report to its end, with or without a verdict: the latest step stands out, and says who told it. That a
 * moderator has read the report has no mark such as a tick: it was not found true.
 */
export function CaseLine({ post: { caseLine, createdAt, publishedOn } }: { post: CaseOf }) {
  const t = useTranslations('timelines')
  const { steps } = caseLine
  const stepOf = new Map<CaseState, (typeof steps)[number]>(steps.map((step) => [step.step, step]))
  const last = steps.at(-1)?.step ?? 'reported'
  return (
    <ol aria-label={t('line')} className="rounded-control bg-page px-3 py-2 text-sm leading-6">
      {shownStates(steps).map(({ state, isKnown }) => {
        const step = stepOf.get(state)
        return (
          <li
            key={state}
            aria-current={state === last ? 'step' : undefined}
            className={`group relative flex flex-wrap items-baseline gap-x-2 pl-6 ${isKnown ? '' : 'text-quiet'}`}
          >
            <span
              aria-hidden
              className="absolute top-0 bottom-0 left-[0.3125rem] border-edge border-l group-first:top-3 group-last:bottom-3"
            />
            <span
              aria-hidden
              className={`absolute top-1.5 left-0 size-3 border-2 ${state === 'closed' ? '' : 'rounded-full'} ${isKnown ? 'border-brand bg-brand' : 'border-edge bg-surface'}`}
            />
            <span
              className={state === last ? 'font-bold text-base text-brand' : isKnown ? 'font-semibold' : ''}
            >
              {t(`states.${state}`)}
            </span>
            {state === 'reported' ? (
              <PostTime at={createdAt} isDayOnly />
            ) : step ? (
              <Day date={step.date} />
            ) : (
              <span className="sr-only">{t('notYet')}</span>
            )}
            {state === 'reported' && publishedOn && (
              <span className="text-quiet">
                {t.rich('publishedOn', { day: () => <Day date={publishedOn} /> })}
              </span>
            )}
            {state === last && step?.origin && (
              <span className="text-quiet">{t(`origins.${step.origin}`)}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
