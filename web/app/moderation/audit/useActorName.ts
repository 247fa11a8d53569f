import type { AuditActor } from '@bichar/contract/audit.ts'
import { useTranslations } from 'use-intl'

/** How the actor of an entry is called, also when they have no name: the operator, or an admin who has deleted their account. */
export function useActorName(): (by: AuditActor) => string {
  const t = useTranslations('audit')
  return (by) => (by === null ? t('operator') : by.name || t('deletedAccount'))
}
