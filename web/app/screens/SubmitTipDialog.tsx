import type { Post } from '@bichar/contract/posts.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { MixedScript } from '../i18n/MixedScript.tsx'
import { useSuspectName } from '../i18n/useSuspectName.ts'
import AddTimelineDialog from '../timelines/AddTimelineDialog.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

interface SubmitTipDialogProps {
  suspect: Suspect
  /** The reports that the viewer may add to, the newest first. */
  posts: readonly Post[]
  onReport(): void
  onClose(): void
}

const mostOffered = 5

/** Asks whether the information is a report of its own, or an update of an existing one. */
export default function SubmitTipDialog({ suspect, posts, onReport, onClose }: SubmitTipDialogProps) {
  const t = useTranslations('suspects.detail')
  const [post, setPost] = useState<Post>()
  const name = useSuspectName()(suspect.name)
  if (post) return <AddTimelineDialog post={post} about={name} onClose={onClose} />
  return (
    <Dialog title={t('knowTitle', { name })} onClose={onClose}>
      <div className="grid grid-cols-1 gap-3">
        <p className="text-quiet">{t('knowNote')}</p>
        <Button onClick={onReport} className="min-h-12">
          <span>
            <MixedScript text={t('knowReport', { name })} />
          </span>
        </Button>
        {posts.slice(0, mostOffered).map((each) => (
          <Button key={each._id} look="secondary" onClick={() => setPost(each)} className="min-h-12">
            <span className="line-clamp-2">
              <MixedScript text={t('knowEntry', { title: each.title })} />
            </span>
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
