import type { FlaggedThing } from '@bichar/contract/flags.ts'
import { useTranslations } from 'use-intl'
import { CallError } from '../../api/errors.ts'
import { useErrorMessage } from '../../i18n/errorMessage.ts'
import { toast } from '../../ui/toast.ts'
import { type FlagDecision, useDecideFlagged } from './flagged.ts'

/** 'changed': the item or its flags are not those that the moderator saw, who has to look again. */
type Outcome = 'done' | 'changed' | 'failed'

/** Sends a decision on a flagged item and shows its result as a toast. */
export function useFlagDecision(thing: Pick<FlaggedThing, 'kind' | '_id' | 'version' | 'flagCount'>) {
  const t = useTranslations('reported')
  const errorMessage = useErrorMessage()
  const { mutateAsync, isPending, variables } = useDecideFlagged(thing)
  const decide = async (decision: FlagDecision): Promise<Outcome> => {
    try {
      await mutateAsync(decision)
      toast.success(t(`decided.${decision.action}`))
      return 'done'
    } catch (error) {
      const changed = error instanceof CallError && error.code === 'conflict'
      toast.error(changed ? t('thingChanged') : errorMessage(error, t('actionFailed')))
      return changed ? 'changed' : 'failed'
    }
  }
  return { deciding: isPending ? variables?.action : undefined, decide }
}
