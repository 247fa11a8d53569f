import type { Timeline } from '@bichar/contract/timelines.ts'
import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/Button.tsx'
import { useDecision } from './useDecision.ts'

export function ApproveButton({ entry, className }: { entry: Timeline; className?: string }) {
  const t = useTranslations('timelines.moderation')
  const { busy, decide } = useDecision(entry)
  return (
    <Button busy={busy} onClick={() => void decide('approve')} className={className}>
      {!busy && <Check aria-hidden className="size-5" />}
      <span>{t('approve')}</span>
    </Button>
  )
}
