import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSession } from '../../api/session.ts'
import NameWarning from '../../posts/NameWarning.tsx'
import { toast } from '../../ui/toast.ts'
import { type DraftContent, newDraft } from '../drafts/draft.ts'
import { writeDraft } from '../drafts/store.ts'
import { draftPath } from '../drafts/useCurrentDraft.ts'

interface HideNameWarningProps {
  /** The current content of the form. */
  written: DraftContent
  onHide(): void
  onClose(): void
}

/** Warns an author before they hide their name on a post that has been read with it; a new post, at another address, is safer. */
export function HideNameWarning({ written, onHide, onClose }: HideNameWarningProps) {
  const t = useTranslations('posts.form.hideName')
  const navigate = useNavigate()
  const { user } = useSession()
  const reportAnew = async () => {
    if (!user) return
    const draft = { ...newDraft(), ...written }
    try {
      await writeDraft(user._id, draft)
    } catch (error) {
      console.warn('A draft could not be kept', error)
      return toast.error(t('failed'))
    }
    await navigate(draftPath(draft.id))
  }
  return (
    <NameWarning
      title={t('title')}
      text={t('text')}
      safer={{ label: t('anew'), onChoose: () => void reportAnew() }}
      anyway={{ label: t('anyway'), onChoose: onHide }}
      onClose={onClose}
    />
  )
}
