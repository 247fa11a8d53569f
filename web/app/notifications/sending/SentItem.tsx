import { ExternalLink, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '../../api/session.ts'
import { useErrorMessage } from '../../i18n/errorMessage.ts'
import { MixedScript } from '../../i18n/MixedScript.tsx'
import { languageOf } from '../../i18n/text.ts'
import { IconButton } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.ts'
import { NotificationTime } from '../NotificationTime.tsx'
import { type Sent, useTakeBack } from './queries.ts'

/** A sent message, with its audience. */
export function SentItem({ sent }: { sent: Sent }) {
  const t = useTranslations('sending')
  const categories = useTranslations('sending.audiences')
  const { user } = useSession()
  const { title, description, link, createdAt, category } = sent
  return (
    <article className="card grid gap-2 p-4">
      <div className="flex items-start gap-2">
        <h2 className="min-w-0 flex-1 break-words font-extrabold" lang={languageOf(title)}>
          {title}
        </h2>
        <span className="heading shrink-0 rounded-control bg-raised px-2 py-1 text-sm">
          {categories(category.type)}
        </span>
      </div>
      {sent.user && (
        <p className="font-semibold text-quiet">
          <MixedScript text={t('for', { name: sent.user.name })} />
        </p>
      )}
      <p lang={languageOf(description)} className="whitespace-pre-line break-words">
        {description}
      </p>
      {link && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 min-w-0 items-center gap-2 justify-self-start break-all font-semibold text-brand hover:underline"
        >
          <ExternalLink aria-hidden className="size-4 shrink-0" />
          {link}
        </a>
      )}
      <div className="flex min-h-11 items-center justify-between gap-2 text-quiet text-sm">
        <NotificationTime at={createdAt} />
        {user?.isSuperAdmin && <TakeBack sent={sent} />}
      </div>
    </article>
  )
}

function TakeBack({ sent: { _id, title } }: { sent: Sent }) {
  const t = useTranslations('sending')
  const messageOf = useErrorMessage()
  const [asking, setAsking] = useState(false)
  const { mutateAsync, isPending } = useTakeBack()
  // Not with callbacks of `mutate`: a socket event may unmount this before the response arrives, and they would not run.
  const retract = async () => {
    try {
      await mutateAsync(_id)
      toast.success(t('deleted'))
    } catch (error) {
      toast.error(messageOf(error, t('deleteFailed')))
    } finally {
      setAsking(false)
    }
  }
  return (
    <>
      <IconButton label={t('deleteNamed', { title })} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
      {asking && (
        <ConfirmDialog
          title={t('delete')}
          question={t('deleteQuestion')}
          confirmLabel={t('delete')}
          busy={isPending}
          onConfirm={() => void retract()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
