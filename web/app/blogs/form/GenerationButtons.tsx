import { useQuery } from '@tanstack/react-query'
import { Sparkles, Undo2, WandSparkles } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { textGenerationOptions } from '../queries.ts'
import type { GenerationAction } from './textGeneration.ts'
import type { TextGeneration } from './useTextGeneration.ts'

interface GenerationButtonsProps {
  writing: TextGeneration
  /** Number of characters in the text so far. */
  letters: number
  onGenerate(action: GenerationAction): void
}

/** Buttons that have the text generated or improved, if the server supports it. */
export function GenerationButtons({ writing, letters, onGenerate }: GenerationButtonsProps) {
  const t = useTranslations('blogForm')
  const reasons = useTranslations('errors')
  const note = useId()
  // If the server fails to say whether writing is available, the buttons stay enabled: the error of the actual request then says why.
  const { data: available = true } = useQuery(textGenerationOptions())
  if (writing.action) return <Progress letters={letters} onStop={writing.stop} />
  return (
    <div className="grid gap-2 rounded-card border border-line bg-page p-3">
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          disabled={!available}
          aria-describedby={note}
          onClick={() => onGenerate('generate')}
          className="grow sm:grow-0"
        >
          <Sparkles aria-hidden className="size-5" />
          {t('generate')}
        </Button>
        <Button
          look="secondary"
          disabled={!available}
          aria-describedby={note}
          onClick={() => onGenerate('enhance')}
          className="grow sm:grow-0"
        >
          <WandSparkles aria-hidden className="size-5" />
          {t('enhance')}
        </Button>
        {writing.canSwap && (
          <Button look="plain" onClick={writing.swap}>
            <Undo2 aria-hidden className="size-5" />
            {t('swap')}
          </Button>
        )}
      </div>
      <p id={note} className="text-quiet text-sm">
        {available ? t('writingHint') : reasons('generation_off')}
      </p>
    </div>
  )
}

function Progress({ letters, onStop }: { letters: number; onStop(): void }) {
  const t = useTranslations('blogForm')
  const cancel = useTranslations('common')('cancel')
  const format = useFormatter()
  const box = useRef<HTMLDivElement>(null)
  // The pressed button has been unmounted, so the focus moves here; the next tab stop is the stop button.
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-3 rounded-card border border-brand bg-page p-3"
    >
      <Spinner className="size-6 text-brand" />
      <p className="grow">
        <span role="status" className="font-bold">
          {t('writing')}
        </span>{' '}
        <span className="text-quiet text-sm">{t('letters', { count: format.number(letters) })}</span>
      </p>
      <Button look="secondary" onClick={onStop}>
        {cancel}
      </Button>
    </div>
  )
}
