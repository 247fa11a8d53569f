import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorMessage } from '../../i18n/errorMessage.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { toast } from '../../ui/toast.ts'

interface ItemControlsProps {
  /** The translation namespace with the texts for this kind of item. */
  module: 'blogs' | 'stories'
  item: Publishable
  /** Resolves with the new state of the item. */
  publishing: Change<boolean, Pick<Publishable, 'isPublished'>>
  deleting: Change<void, unknown>
  /** Called once the item has been removed. */
  onDeleted?(): void
  editDialog(close: () => void): ReactNode
}

interface Publishable {
  isPublished: boolean
  can: { edit: boolean; delete: boolean; publish: boolean }
}

/** The parts of a mutation that are used here. */
interface Change<Wish, Result> {
  isPending: boolean
  mutateAsync(wish: Wish): Promise<Result>
}

/** Buttons that publish, edit and remove an item of the panel, as far as its `can` allows. */
export function ItemControls({
  module,
  item: { isPublished, can },
  publishing,
  deleting,
  onDeleted,
  editDialog,
}: ItemControlsProps) {
  const common = useTranslations('common')
  const t = useTranslations(module)
  const reason = useErrorMessage()
  const [dialog, setDialog] = useState<'edit' | 'delete'>()
  const close = () => setDialog(undefined)
  const publish = async (wanted: boolean) => {
    try {
      const saved = await publishing.mutateAsync(wanted)
      toast.success(t(saved.isPublished ? 'published' : 'unpublished'))
    } catch (error) {
      toast.error(reason(error, t('failedPublish')))
    }
  }
  const remove = async () => {
    try {
      await deleting.mutateAsync()
      toast.success(t('deleted'))
      onDeleted?.()
    } catch (error) {
      toast.error(reason(error, t('failedDelete')))
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
        <Button look="plain" onClick={() => setDialog('edit')} className="!px-3">
          <Pencil aria-hidden className="size-5" />
          <span className="max-sm:sr-only">{common('edit')}</span>
        </Button>
      )}
      {can.delete && (
        <Button look="plain" onClick={() => setDialog('delete')} className="!text-alarm !px-3">
          <Trash2 aria-hidden className="size-5" />
          <span className="max-sm:sr-only">{common('delete')}</span>
        </Button>
      )}
      {dialog === 'edit' && editDialog(close)}
      {dialog === 'delete' && (
        <ConfirmDialog
          title={t('deleteTitle')}
          question={t('deleteQuestion')}
          confirmLabel={common('delete')}
          busy={deleting.isPending}
          onConfirm={() => void remove().finally(close)}
          onClose={close}
        />
      )}
    </div>
  )
}
