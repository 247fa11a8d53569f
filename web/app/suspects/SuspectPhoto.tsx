import type { Media } from '@bichar/contract/posts.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSuspectName } from '../i18n/useSuspectName.ts'
import { MediaTile } from '../media/MediaTile.tsx'
import { boxSizes } from '../media/mediaShape.ts'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { NoPhoto } from './NoPhoto.tsx'
import { photoOf, photoRatio } from './photoShape.ts'

const MediaViewer = lazyDialog(() => import('../media/MediaViewer.tsx'))

/** The photo; pressing it opens it uncropped in the viewer. */
export function SuspectPhoto({ suspect }: { suspect: Suspect }) {
  const t = useTranslations('suspects.detail')
  const nameOf = useSuspectName()
  const [open, setOpen] = useState(false)
  const photo = photoOf(suspect)
  if (!photo) return <NoPhoto className="aspect-2/1 w-full bg-raised object-contain" />
  const label = t('photo', { name: nameOf(suspect.name) })
  const media: Media = { ...photo, type: 'image', alt: label, duration: null }
  return (
    <>
      <MediaTile
        media={media}
        name={label}
        ratio={Math.max(1, photoRatio(suspect))}
        sizes={boxSizes('(min-width: 64rem) 25rem', 100)}
        first
        onOpen={() => setOpen(true)}
      />
      {open && <MediaViewer medias={[media]} start={0} nameOf={() => label} onClose={() => setOpen(false)} />}
    </>
  )
}
