import type { DeskItem } from '@bichar/contract/desk.ts'
import type { Media } from '@bichar/contract/posts.ts'
import { type DescribedKind, describedKinds } from '@bichar/contract/rules/desk.ts'
import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FileWords } from '../../media/FileWords.tsx'
import { Button } from '../../ui/Button.tsx'
import { lazyDialog } from '../../ui/lazyDialog.tsx'

const DescribeDialog = lazyDialog(() => import('./DescribeDialog.tsx'))

interface DescribedFilesProps {
  item: DeskItem
  medias: readonly Media[]
}

const isDescribed = (kind: DeskItem['kind']): kind is DescribedKind =>
  describedKinds.some((described) => described === kind)

/** What is said of the files of an item, which a moderator may complete as long as it waits; nobody has to. */
export function DescribedFiles({ item, medias }: DescribedFilesProps) {
  const t = useTranslations('desk.describe')
  const [open, setOpen] = useState(false)
  const { kind, can } = item
  if (medias.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-1">
      <FileWords medias={medias} />
      {can.moderate && isDescribed(kind) && (
        <Button
          look="plain"
          onClick={() => setOpen(true)}
          className="-ml-2 justify-self-start !px-2 !text-brand"
        >
          <PencilLine aria-hidden className="size-4" />
          {t('open')}
        </Button>
      )}
      {open && isDescribed(kind) && (
        <DescribeDialog item={{ ...item, kind }} medias={medias} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
