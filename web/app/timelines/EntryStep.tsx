import type { Timeline } from '@bichar/contract/timelines.ts'
import { useTranslations } from 'use-intl'

/** The step of the case that an entry reports, and where the information comes from. */
export function EntryStep({ entry: { step, origin } }: { entry: Pick<Timeline, 'step' | 'origin'> }) {
  const t = useTranslations('timelines')
  const parts = [step && t(`states.${step}`), origin && t(`origins.${origin}`)].filter(Boolean)
  return parts.length > 0 && <p className="font-bold text-brand text-sm">{parts.join(' · ')}</p>
}
