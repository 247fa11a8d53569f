import type { Media } from '@bichar/contract/posts.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { HiddenName } from '../i18n/MixedScript.tsx'
import { Avatar } from '../media/Avatar.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { photoOf } from './photoShape.ts'

const MediaViewer = lazyDialog(() => import('../media/MediaViewer.tsx'))

/** A small photo; pressing it opens the whole photo in the viewer. */
export function SuspectThumbnail({ suspect, className }: { suspect: Suspect; className: string }) {
  const t = useTranslations('suspects.detail')
  const [open, setOpen] = useState(false)
  const photo = photoOf(suspect)
  const avatar = (
    <Avatar src={suspect.thumbnail ?? suspect.photo} className={`!rounded-control ${className}`} />
  )
  if (!photo) return avatar
  const label = t('photo', { name: suspect.name })
  const media: Media = { ...photo, type: 'image', alt: label, duration: null }
  return (
    <>
      <button
        type="button"
        title={label}
        onClick={() => setOpen(true)}
        className="shrink-0 cursor-zoom-in rounded-control"
      >
        {avatar}
        <HiddenName text={label} />
      </button>
      {open && <MediaViewer medias={[media]} start={0} nameOf={() => label} onClose={() => setOpen(false)} />}
    </>
  )
}
