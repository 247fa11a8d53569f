import type { TakeBackKind } from '@bichar/contract/rules/desk.ts'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../api/call.ts'
import { invalidateLists } from '../../api/invalidate.ts'
import { useAwaitedErrorMessage } from '../../i18n/errorMessage.ts'
import { postKeys } from '../../posts/queries.ts'
import { suspectKeys } from '../../suspects/queries.ts'
import { pendingTimelinesKey } from '../../timelines/pendingTimelines.ts'
import { toast } from '../../ui/toast.ts'
import { deskKey } from '../panel/deskEvents.ts'
import { summaryChanged } from '../panel/summary.ts'
import { pendingKey, publicLists } from './pendingPosts.ts'

interface Which {
  kind: TakeBackKind
  id: string
}

/** Where something of each kind comes back, or goes from. */
const listsOf: Record<TakeBackKind, readonly QueryKey[]> = {
  post: [...publicLists, pendingKey],
  timeline: [pendingTimelinesKey],
  suspect: [suspectKeys.all],
  flag: [['flagged'], ['reportedPosts']],
  support: [['support']],
}

/** Takes a decision back that has taken effect, and says what came of it. */
export function useTakeBack() {
  const t = useTranslations('posts.moderation')
  const errorMessage = useAwaitedErrorMessage()
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (params: Which) => call('POST /admin/desk/:kind/:id/take-back', { params }),
    onSettled(_answer, _error, { kind, id }) {
      void invalidateLists(client, deskKey)
      void client.invalidateQueries({ queryKey: ['audit'] })
      for (const queryKey of listsOf[kind]) void client.invalidateQueries({ queryKey })
      if (kind === 'post') void client.invalidateQueries({ queryKey: postKeys.one(id) })
      summaryChanged(client)
    },
  })
  return {
    busy: isPending,
    async takeBack(which: Which): Promise<void> {
      if (isPending) return
      try {
        await mutateAsync(which)
        toast.success(t('reopened'))
      } catch (error) {
        toast.error(await errorMessage(error, t('failedReopen')))
      }
    },
  }
}
