import { CircleCheckBig, CloudUpload, EyeOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { DraftStateLine } from './DraftStateLine.tsx'
import { type Draft, firstWords } from './draft.ts'
import { useSending } from './queries.ts'

interface KeptReceiptProps {
  draft: Draft
  onAnother(): void
}

/** After a report that could not be sent now: that it is safe, and what it takes for it to be sent. */
export function KeptReceipt({ draft, onAnother }: KeptReceiptProps) {
  const words = useTranslations('posts.form')
  const title = useRef<HTMLHeadingElement>(null)
  const progress = useSending(draft.id)
  const isSent = progress === 'sent'
  const Icon = isSent ? CircleCheckBig : CloudUpload
  useEffect(() => {
    window.scrollTo(0, 0)
    title.current?.focus()
  }, [])
  return (
    <section className="card mx-auto grid max-w-2xl gap-5 p-5 sm:p-8">
      <Icon aria-hidden className="size-14 text-brand" />
      <div className="grid gap-2">
        <h1 ref={title} tabIndex={-1} className="heading text-2xl outline-none">
          {words(isSent ? 'receipt.title' : 'kept.title')}
        </h1>
        <p className="font-semibold">{firstWords(draft)}</p>
        <p>{words(isSent ? 'receipt.text' : 'kept.text')}</p>
      </div>
      <div role="status">
        <DraftStateLine draft={draft} progress={progress} />
      </div>
      {!isSent && (
        <ul className="grid list-disc gap-2 ps-6">
          <li>{words('kept.open')}</li>
          <li>{words('kept.once')}</li>
          <li>{words('kept.stay')}</li>
        </ul>
      )}
      {isSent && draft.text.isAnonymous && (
        <p className="flex gap-3 rounded-control bg-raised p-3">
          <EyeOff aria-hidden className="mt-0.5 size-5 shrink-0" />
          {words('receipt.anonymous')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAnother}>{words('receipt.another')}</Button>
        <ButtonLink to="/newreport" look="outline">
          {words('drafts.list')}
        </ButtonLink>
        <ButtonLink to="/" look="plain">
          {words('receipt.toFeed')}
        </ButtonLink>
      </div>
    </section>
  )
}
