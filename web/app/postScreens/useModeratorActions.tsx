import type { Post } from '@bichar/contract/posts.ts'
import { RotateCcw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Action } from '../ui/ActionMenu.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'

const TakeBackDialog = lazyDialog(() => import('../moderation/review/TakeBackDialog.tsx'))

/**
 * What a moderator can do with a post that was decided on: have it wait again. Deleting it would be for good. `dialog` must be
 * rendered.
 */
export function useModeratorActions({ _id: id, can, isAllowed, review }: Post): {
  actions: Action[]
  dialog: ReactNode
} {
  const label = useTranslations('posts.moderation')('reopen')
  const [isOpen, setIsOpen] = useState(false)
  const isDecided = isAllowed || review?.state === 'returned'
  return {
    actions: can.moderate && isDecided ? [{ label, icon: RotateCcw, onChoose: () => setIsOpen(true) }] : [],
    dialog: isOpen && <TakeBackDialog post={id} onClose={() => setIsOpen(false)} />,
  }
}
