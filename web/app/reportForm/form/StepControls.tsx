import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import type { Steps } from './useSteps.ts'

/** Buttons to the next step and back. */
export function StepControls({ steps }: { steps: Steps }) {
  const t = useTranslations('steps')
  return (
    <div className="dock flex py-3 flex-wrap gap-3">
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
    <Button look="secondary" onClick={steps.back} className="order-first min-h-12">
      <ArrowLeft aria-hidden className="size-5" />
      {t('back')}
    </Button>
  )
}
