import type { Timeline } from '@bichar/contract/timelines.ts'
import { useTranslations } from 'use-intl'

/** Which step of the case an entry is, and whom that is known from. */
export function EntryStep({ entry: { step, origin } }: { entry: Pick<Timeline, 'step' | 'origin'> }) {
  const t = useTranslations('timelines')
  const said = [step && t(`states.${step}`), origin && t(`origins.${origin}`)].filter(Boolean)
  return said.length > 0 && <p className="font-bold text-brand text-sm">{said.join(' · ')}</p>
}
