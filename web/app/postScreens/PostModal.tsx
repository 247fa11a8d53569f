import { useTranslations } from 'use-intl'
import { Dialog } from '../ui/Dialog.tsx'
import { PostDetail } from './PostDetail.tsx'

/** A post in a dialog over the page from which it was opened, which stays as it was. */
export default function PostModal({ id, onClose }: { id: string; onClose(): void }) {
  const t = useTranslations('posts.reading')
  return (
    <Dialog title={t('post')} size="page" hasAddress onClose={onClose}>
      <div className="-m-4 min-h-[calc(100%+2rem)] bg-page p-2 sm:p-4">
        <PostDetail id={id} heading="h3" onClose={onClose} />
      </div>
    </Dialog>
  )
}
