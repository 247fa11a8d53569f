import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import type { Steps } from './useSteps.ts'

/** What leads from a step to the next one, and back. */
export function StepControls({ steps }: { steps: Steps }) {
  const t = useTranslations('steps')
  return (
    // Above the bar of the frame, where the screen has room for both.
    <div className="-mx-4 -mb-4 flex flex-wrap gap-3 rounded-b-card border-line border-t bg-surface p-4 sm:-mx-6 sm:-mb-6 sm:px-6 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] [@media(min-height:30rem)]:z-10">
      {steps.step !== 'name' && <StepBack steps={steps} />}
      <Button type="submit" className="min-h-12 grow px-6">
        {t(steps.fromCheck ? 'checkAgain' : 'next')}
      </Button>
    </div>
  )
}

export function StepBack({ steps }: { steps: Steps }) {
  const t = useTranslations('steps')
  return (
    <Button look="outline" onClick={steps.back} className="order-first min-h-12">
      <ArrowLeft aria-hidden className="size-5" />
      {t('back')}
    </Button>
  )
}
