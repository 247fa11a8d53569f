import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Switch } from '../ui/Switch.tsx'

interface ItemControlsProps {
  item: { isPublished: boolean; can: { edit: boolean; delete: boolean; publish: boolean } }
  isPublishing: boolean
  onPublish(isPublished: boolean): void
  editDialog(close: () => void): ReactNode
  isDeleting: boolean
  deleteTitle: string
  deleteQuestion: string
  onDelete(): Promise<void>
}

/** Publishes, edits and deletes one thing of the panel, as far as its `can` allows. */
export function ItemControls({
  item: { isPublished, can },
  isPublishing,
  onPublish,
  editDialog,
  isDeleting,
  deleteTitle,
  deleteQuestion,
  onDelete,
}: ItemControlsProps) {
  const words = useTranslations('common')
  const [dialog, setDialog] = useState<'edit' | 'delete'>()
  const close = () => setDialog(undefined)
  return (
    <div className="flex flex-wrap items-center gap-1 sm:gap-2">
      {can.publish && (
        <div className="-ml-2 mr-auto">
          <Switch label={words('published')} isOn={isPublished} busy={isPublishing} onChange={onPublish} />
        </div>
      )}
      {can.edit && (
        <Button look="plain" onClick={() => setDialog('edit')} className="px-3">
          <Pencil aria-hidden className="size-5" />
          <span className="max-sm:sr-only">{words('edit')}</span>
        </Button>
      )}
      {can.delete && (
        <Button look="plain" onClick={() => setDialog('delete')} className="!text-alarm px-3">
          <Trash2 aria-hidden className="size-5" />
          <span className="max-sm:sr-only">{words('delete')}</span>
        </Button>
      )}
      {dialog === 'edit' && editDialog(close)}
      {dialog === 'delete' && (
        <ConfirmDialog
          title={deleteTitle}
          question={deleteQuestion}
          confirmLabel={words('delete')}
          busy={isDeleting}
          onConfirm={() => void onDelete().finally(close)}
          onClose={close}
        />
      )}
    </div>
  )
}
