import { useTranslations } from 'use-intl'
import type { Desk } from './useDesk.ts'

/** Navigation between the columns on screens where they do not fit next to each other. */
export function Steps({ desk: { address, opened } }: { desk: Desk }) {
  const t = useTranslations('desk.steps')
  if (!opened && address.step === 'queue') return null
  return (
    <nav
      aria-label={t('label')}
      className="flex gap-1 rounded-control bg-raised p-1 max-md:group-data-[step=queue]/desk:hidden xl:hidden"
    >
      {(['queue', 'thing', 'facts'] as const).map((step) => {
        const isShown = address.step === step || (step === 'thing' && address.step === 'queue')
        return (
          <button
            key={step}
            type="button"
            aria-current={isShown ? 'step' : undefined}
            onClick={() => address.set({ step: step === 'thing' ? '' : step })}
            className={`min-h-11 grow rounded-control px-3 font-bold text-quiet text-sm aria-[current=step]:bg-surface aria-[current=step]:text-ink ${step === 'queue' ? 'md:hidden' : ''}`}
          >
            {t(step)}
          </button>
        )
      })}
    </nav>
  )
}
