import type { SupportRequest } from '@bichar/contract/support.ts'
import { CircleCheckBig, Phone } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { formatPhone } from '../accounts/phoneEntry.ts'
import { CallError } from '../api/errors.ts'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { languageOf } from '../i18n/text.ts'
import { FileWords } from '../media/FileWords.tsx'
import { OwnItemNote } from '../moderation/panel/OwnItemNote.tsx'
import { TakeBackButton } from '../moderation/review/TakeBackButton.tsx'
import { Button } from '../ui/Button.tsx'
import { SubjectContext } from '../ui/subject.ts'
import { PostTime } from '../ui/Time.tsx'
import { toast } from '../ui/toast.ts'
import { WholeText } from '../ui/WholeText.tsx'
import { useMarkActioned } from './queries.ts'
import { SupportBadge } from './SupportBadge.tsx'
import { SupportFiles } from './SupportFiles.tsx'

/** A request as seen by an admin, with a link to call the person who sent it. */
export function SupportRequestCard({ request }: { request: SupportRequest }) {
  const t = useTranslations('support')
  const nameId = useId()
  const { name, phone, status, desc, files, createdAt, can } = request
  return (
    <article
      aria-labelledby={nameId}
      tabIndex={-1}
      className="card grid scroll-mt-20 grid-cols-1 gap-3 p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 id={nameId} lang={languageOf(name)} className="font-extrabold text-lg">
            {name}
          </h2>
          <a
            href={`tel:+${phone}`}
            className="inline-flex min-h-11 items-center gap-2 font-bold text-brand hover:underline"
          >
            <Phone aria-hidden className="size-4" />
            {formatPhone(phone)}
          </a>
        </div>
        <SupportBadge status={status} />
      </div>
      <WholeText text={desc} />
      {files.length > 0 && <SupportFiles files={files} of={name} />}
      <FileWords medias={files} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-quiet text-sm">
          {t.rich('submittedAt', { time: () => <PostTime at={createdAt} /> })}
        </p>
        <SubjectContext value={nameId}>
          {status === 'pending' && (can.moderate ? <MarkActioned request={request} /> : <OwnItemNote />)}
          {status === 'action-taken' && can.moderate && (
            <TakeBackButton kind="support" id={request._id} className="grow sm:grow-0" />
          )}
        </SubjectContext>
      </div>
    </article>
  )
}

function MarkActioned({ request }: { request: SupportRequest }) {
  const t = useTranslations('support')
  const errorMessage = useErrorMessage()
  const { mutateAsync, isPending } = useMarkActioned(request)
  const mark = async () => {
    try {
      await mutateAsync()
      toast.success(t('updated'))
    } catch (error) {
      const already = error instanceof CallError && error.code === 'already_decided'
      toast.error(already ? t('already') : errorMessage(error, t('updateFailed')))
    }
  }
  return (
    <Button busy={isPending} onClick={() => void mark()} className="grow sm:grow-0">
      {!isPending && <CircleCheckBig aria-hidden className="size-5" />}
      <span>{t('mark')}</span>
    </Button>
  )
}
