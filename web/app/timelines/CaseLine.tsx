import type { Post } from '@bichar/contract/posts.ts'
import { type CaseState, caseSteps } from '@bichar/contract/rules/caseSteps.ts'
import { useTranslations } from 'use-intl'
import { PostTime } from '../ui/Time.tsx'
import { EntryDay } from './EntryDay.tsx'

/** The progress of a case, from the report to its end, with or without a verdict. */
export function CaseLine({ post }: { post: Pick<Post, 'caseLine' | 'createdAt'> }) {
  const t = useTranslations('timelines')
  const { steps } = post.caseLine
  const dateOf = new Map<CaseState, string>(steps.map(({ step, date }) => [step, date]))
  const last = steps.at(-1)?.step ?? 'reported'
  const isShown = (state: CaseState) =>
    dateOf.has(state) || !(dateOf.has('closed') ? ['verdict', 'closed'] : ['closed']).includes(state)
  return (
    <ol aria-label={t('line')} className="flex text-center text-xs leading-4">
      {(['reported', ...caseSteps] as const).filter(isShown).map((state) => {
        const date = dateOf.get(state)
        const isReached = state === 'reported' || date !== undefined
        return (
          <li
            key={state}
            aria-current={state === last ? 'step' : undefined}
            className={`relative grid min-w-0 flex-1 content-start justify-items-center gap-1 ${isReached ? '' : 'text-quiet'}`}
          >
            <span
              aria-hidden
              className={`absolute inset-x-0 top-1.5 border-t ${isReached ? 'border-brand' : 'border-line'}`}
            />
            <span
              aria-hidden
              className={`relative size-3 rounded-full border-2 ${isReached ? 'border-brand bg-brand' : 'border-edge bg-surface'}`}
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
