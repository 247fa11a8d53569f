import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Switch } from '../ui/Switch.tsx'
import { toast } from '../ui/toast.ts'
import { useErrorMessage } from '../words/errorMessage.ts'

interface ItemControlsProps {
  /** Where the words about such things are. */
  room: 'blogs' | 'stories'
  item: Publishable
  /** Answers the thing as it is then. */
  publishing: Change<boolean, Pick<Publishable, 'isPublished'>>
  deleting: Change<void, unknown>
  /** Called once it is gone. */
  onDeleted?(): void
  editDialog(close: () => void): ReactNode
}

interface Publishable {
  isPublished: boolean
  can: { edit: boolean; delete: boolean; publish: boolean }
}

/** A mutation, as far as it counts here. */
interface Change<Wish, Result> {
  isPending: boolean
  mutateAsync(wish: Wish): Promise<Result>
}

/** Publishes, edits and deletes one thing of the panel, as far as its `can` allows. */
export function ItemControls({
  room,
  item: { isPublished, can },
  publishing,
  deleting,
  onDeleted,
  editDialog,
}: ItemControlsProps) {
  const common = useTranslations('common')
  const words = useTranslations(room)
  const reason = useErrorMessage()
  const [dialog, setDialog] = useState<'edit' | 'delete'>()
  const close = () => setDialog(undefined)
  const publish = async (wanted: boolean) => {
    try {
      const saved = await publishing.mutateAsync(wanted)
      toast.success(words(saved.isPublished ? 'published' : 'unpublished'))
    } catch (error) {
      toast.error(reason(error, words('failedPublish')))
    }
  }
  const remove = async () => {
    try {
      await deleting.mutateAsync()
      toast.success(words('deleted'))
      onDeleted?.()
    } catch (error) {
      toast.error(reason(error, words('failedDelete')))
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-1 sm:gap-2">
      {can.publish && (
        <div className="-ml-2 mr-auto">
          <Switch
            label={common('published')}
            isOn={isPublished}
            busy={publishing.isPending}
            onChange={(wanted) => void publish(wanted)}
          />
        </div>
      )}
      {can.edit && (
        <Button look="plain" onClick={() => setDialog('edit')} className="px-3">
          <Pencil aria-hidden className="size-5" />
          <span className="max-sm:sr-only">{common('edit')}</span>
        </Button>
      )}
      {can.delete && (
        <Button look="plain" onClick={() => setDialog('delete')} className="!text-alarm px-3">
          <Trash2 aria-hidden className="size-5" />
          <span className="max-sm:sr-only">{common('delete')}</span>
        </Button>
      )}
      {dialog === 'edit' && editDialog(close)}
      {dialog === 'delete' && (
        <ConfirmDialog
          title={words('deleteTitle')}
          question={words('deleteQuestion')}
          confirmLabel={common('delete')}
          busy={deleting.isPending}
          onConfirm={() => void remove().finally(close)}
          onClose={close}
        />
      )}
    </div>
  )
}
