import type { OwnSanction, Sanction, WaitingAppeal } from '@bichar/contract/sanctions.ts'
import { useTranslations } from 'use-intl'
import { useMoments } from '../i18n/moments.ts'
import { languageOf } from '../i18n/text.ts'

interface SanctionFactsProps {
  sanction: Pick<OwnSanction | Sanction | WaitingAppeal, 'kind' | 'isActive' | 'until' | 'day' | 'reason'>
  heading?: 'h2' | 'h3'
}

/** The kind of a sanction, how long it lasts, and its reason. */
export function SanctionFacts({ sanction, heading: Heading = 'h3' }: SanctionFactsProps) {
  const t = useTranslations('sanctions')
  const { ofDay } = useMoments()
  const { kind, isActive, until, day, reason } = sanction
  return (
    <>
      <Heading className="font-extrabold text-lg">{t(`kinds.${kind}`)}</Heading>
      <p className="text-quiet text-sm">
        {[
          ...(day === null ? [] : [t('made', { day: ofDay(day) })]),
          ...(kind === 'warning'
            ? []
            : [!isActive ? t('over') : until ? t('until', { day: ofDay(until) }) : t('withoutEnd')]),
        ].join(' · ')}
      </p>
      {reason === null ? (
        <p>{t('reasonHidden')}</p>
      ) : (
        <p lang={languageOf(reason)} className="whitespace-pre-wrap break-words border-line border-l-4 pl-3">
          {reason}
        </p>
      )}
    </>
  )
}

/** The text of an appeal, and its outcome. */
export function AppealFacts({
  appeal,
  isJudged,
}: {
  appeal: NonNullable<OwnSanction['appeal']>
  /** Whether the form that decides on the appeal is shown below it. */
  isJudged?: boolean
}) {
  const t = useTranslations('sanctions.appeal')
  const { text, outcome, answer } = appeal
  return (
    <div className="grid gap-1 rounded-control bg-raised p-3">
      <p className="font-bold text-sm">{t('title')}</p>
      <p lang={languageOf(text)} className="whitespace-pre-wrap break-words">
        {text}
      </p>
      {!isJudged && <p className="font-semibold">{outcome === null ? t('waits') : t(outcome)}</p>}
      {answer && (
        <p lang={languageOf(answer)} className="whitespace-pre-wrap break-words">
          {answer}
        </p>
      )}
    </div>
  )
}
