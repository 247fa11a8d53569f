import type { TakeBackKind } from '@bichar/contract/rules/desk.ts'
import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { useTakeBack } from './useTakeBack.ts'

interface TakeBackButtonProps {
  kind: TakeBackKind
  id: string
  className: string
}

/** Takes a decision back that has taken effect. */
export function TakeBackButton({ kind, id, className }: TakeBackButtonProps) {
  const t = useTranslations('posts.moderation')
  const { takeBack, busy } = useTakeBack()
  return (
    <Button look="secondary" busy={busy} onClick={() => void takeBack({ kind, id })} className={className}>
      {!busy && <RotateCcw aria-hidden className="size-5" />}
      <span>{t('takeBackDecision')}</span>
    </Button>
  )
}
