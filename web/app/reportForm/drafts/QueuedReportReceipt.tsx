import { CircleCheckBig, CloudUpload, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useTitleFocus } from '../../ui/useTitleFocus.ts'
import { DraftStateLine } from './DraftStateLine.tsx'
import { beginningOf, type Draft, stateOf } from './draft.ts'
import { useSending } from './queries.ts'

interface QueuedReportReceiptProps {
  /** The draft as it is saved now, or was when it was sent. */
  draft: Draft
  onAnother(): void
  /** Returns to the form of a report that was refused. */
  onMend(): void
}

const icons = { sent: CircleCheckBig, waiting: CloudUpload, refused: TriangleAlert }
const titles = { sent: 'receipt.title', waiting: 'kept.title', refused: 'drafts.refused' } as const
const texts = { sent: 'receipt.text', waiting: 'kept.text', refused: 'drafts.mend' } as const

/** Shown after a report that could not be sent now: that it is safe, what is needed to send it, and whether it has been sent. */
export function QueuedReportReceipt({ draft, onAnother, onMend }: QueuedReportReceiptProps) {
  const t = useTranslations('posts.form')
  const title = useTitleFocus()
  const progress = useSending(draft.id)
  const state = progress === 'sent' ? 'sent' : stateOf(draft) === 'refused' ? 'refused' : 'waiting'
  const Icon = icons[state]
  return (
    <section className="card grid measure-text grid-cols-1 gap-5 p-5 sm:p-8">
      <Icon aria-hidden className={`size-14 ${state === 'refused' ? 'text-alarm' : 'text-brand'}`} />
      <div className="grid grid-cols-1 gap-2">
        <h1 ref={title} tabIndex={-1} className="heading text-xl outline-none">
          {t(titles[state])}
        </h1>
        <p className="font-semibold">{beginningOf(draft)}</p>
        <p>{t(texts[state])}</p>
      </div>
      <div role="status">
        <DraftStateLine draft={draft} progress={progress} />
      </div>
      {state === 'waiting' && (
        <ul className="grid list-disc gap-2 ps-6">
          <li>{t('kept.open')}</li>
          <li>{t('kept.once')}</li>
          <li>{t('kept.stay')}</li>
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {state === 'refused' && <Button onClick={onMend}>{t('drafts.open')}</Button>}
        <Button onClick={onAnother} look={state === 'refused' ? 'secondary' : 'brand'}>
          {t('receipt.another')}
        </Button>
        {state !== 'sent' && (
          <ButtonLink to="/newreport" look="secondary">
            {t('drafts.list')}
          </ButtonLink>
        )}
        <ButtonLink to="/" look="plain">
          {t('receipt.toFeed')}
        </ButtonLink>
      </div>
    </section>
  )
}
