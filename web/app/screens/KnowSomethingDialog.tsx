import type { Post } from '@bichar/contract/posts.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import AddTimelineDialog from '../timelines/AddTimelineDialog.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

interface KnowSomethingDialogProps {
  suspect: Suspect
  /** The reports that the viewer may add to, the newest first. */
  posts: readonly Post[]
  onReport(): void
  onClose(): void
}

const mostOffered = 5

/** Asks whether the information is a report of its own, or an update of an existing one. */
export default function KnowSomethingDialog({ suspect, posts, onReport, onClose }: KnowSomethingDialogProps) {
  const t = useTranslations('suspects.detail')
  const [post, setPost] = useState<Post>()
  const { name } = suspect
  if (post) return <AddTimelineDialog post={post} about={name} onClose={onClose} />
  return (
    <Dialog title={t('knowTitle', { name })} onClose={onClose}>
      <div className="grid grid-cols-1 gap-3">
        <p className="text-quiet">{t('knowNote')}</p>
        <Button onClick={onReport} className="min-h-12">
          {t('knowReport', { name })}
        </Button>
        {posts.slice(0, mostOffered).map((each) => (
          <Button key={each._id} look="outline" onClick={() => setPost(each)} className="min-h-12">
            <span lang={languageOf(each.title)} className="line-clamp-2">
              {t('knowEntry', { title: each.title })}
            </span>
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
