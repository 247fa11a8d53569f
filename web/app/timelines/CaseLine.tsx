import type { Post } from '@bichar/contract/posts.ts'
import { type CaseState, shownStates } from '@bichar/contract/rules/caseSteps.ts'
import { useTranslations } from 'use-intl'
import { PostTime } from '../ui/Time.tsx'
import { EntryDay } from './EntryDay.tsx'

/** The progress of a case, from the report to its end, with or without a verdict. */
export function CaseLine({ post }: { post: Pick<Post, 'caseLine' | 'createdAt'> }) {
  const t = useTranslations('timelines')
  const { steps } = post.caseLine
  const dateOf = new Map<CaseState, string>(steps.map(({ step, date }) => [step, date]))
  const last = steps.at(-1)?.step ?? 'reported'
  return (
    <ol aria-label={t('line')} className="flex text-center text-xs leading-4">
      {shownStates(steps).map(({ state, isKnown }) => {
        const date = dateOf.get(state)
        return (
          <li
            key={state}
            aria-current={state === last ? 'step' : undefined}
            className={`relative grid min-w-0 flex-1 content-start justify-items-center gap-1 ${isKnown ? '' : 'text-quiet'}`}
          >
            <span
              aria-hidden
              className={`absolute inset-x-0 top-1.5 border-t ${isKnown ? 'border-brand' : 'border-line'}`}
            />
            <span
              aria-hidden
              className={`relative size-3 border-2 ${state === 'closed' ? '' : 'rounded-full'} ${isKnown ? 'border-brand bg-brand' : 'border-edge bg-surface'}`}
            />
            <span>{t(`states.${state}`)}</span>
            {state === 'reported' ? (
              <PostTime at={post.createdAt} isDayOnly />
            ) : date === undefined ? (
              <span className="sr-only">{t('notYet')}</span>
            ) : (
              <EntryDay date={date} />
            )}
          </li>
        )
      })}
    </ol>
  )
}
