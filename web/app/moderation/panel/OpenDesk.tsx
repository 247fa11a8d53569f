import type { DeskKind } from '@bichar/contract/rules/desk.ts'
import { Columns3 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '../../ui/Button.tsx'

/** A link to the moderator's desk, filtered to one kind of item if `kind` is given. */
export function OpenDesk({ kind }: { kind?: DeskKind }) {
  const t = useTranslations('admin')
  return (
    <ButtonLink to={kind ? `/admin/desk?kind=${kind}` : '/admin/desk'} look={kind ? 'secondary' : 'brand'}>
      <Columns3 aria-hidden className="size-5" />
      {t('openDesk')}
    </ButtonLink>
  )
}
