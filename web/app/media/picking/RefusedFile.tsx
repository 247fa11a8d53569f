import { FileX2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFieldError } from '../../i18n/fieldError.ts'
import { MixedScript } from '../../i18n/MixedScript.tsx'
import { Button } from '../../ui/Button.tsx'
import { useItemName } from './useItemName.ts'
import type { MediaItems } from './useMediaItems.ts'

/** Above the button that sends: which file the server refused, and a way to send the rest. */
export function RefusedFile({ media: { problem, remove } }: { media: MediaItems }) {
  const t = useTranslations('media.picker')
  const reason = useFieldError()
  const nameOf = useItemName()
  const item = problem?.item
  if (!item) return null
  const name = nameOf(item)
  return (
    <div role="alert" className="grid gap-2 rounded-card border border-alarm p-4">
      <p className="flex gap-3">
        <FileX2 aria-hidden className="mt-0.5 size-5 shrink-0 text-alarm" />
        <span className="min-w-0 break-words">
          <MixedScript text={t('refused', { name, reason: reason(problem.code) ?? '' })} />
        </span>
      </p>
      <p>{t('restGoes')}</p>
      <Button look="secondary" onClick={() => remove(item.id)} className="justify-self-start">
        {t('leaveOut')}
      </Button>
    </div>
  )
}
