import type { FollowSubject } from '@bichar/contract/follows.ts'
import { useTranslations } from 'use-intl'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { toast } from '../ui/toast.ts'
import { toastWithButton } from '../ui/toastWithButton.tsx'
import { type KnownFollow, useFollow } from './queries.ts'

/** Follows or unfollows with a toast as confirmation. The toast for unfollowing offers to undo it. */
export function useFollowing(subject: FollowSubject & Partial<KnownFollow>) {
  const t = useTranslations('following')
  const messageOf = useErrorMessage()
  const { mutateAsync, isPending } = useFollow(subject)
  // Awaits the mutation instead of passing callbacks to `mutate`, which would not run once the unfollowed row has been unmounted.
  const change = async (wanted: boolean): Promise<void> => {
    try {
      await mutateAsync(wanted)
      const undo = { message: t('undone'), label: t('undo'), onPress: () => void change(true) }
      if (wanted) toast.success(t('done'))
      else toastWithButton('success', undo)
    } catch (error) {
      toast.error(messageOf(error, t('failed')))
    }
  }
  return { change, isPending }
}
