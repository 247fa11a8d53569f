import type { Reply } from '@bichar/contract/comments.ts'
import type { Post } from '@bichar/contract/posts.ts'
import { Send } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { takePendingAction } from '../accounts/pendingActionAfterLogin.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { GrowingArea } from '../ui/GrowingArea.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { useWriting } from './useWriting.ts'

const NameBelowOwn = lazyDialog(() => import('./NameBelowOwn.tsx'))

interface WritingProps {
  post: Post
  person: string
  label: string
  /** The comment that is replied to. */
  parent?: Reply
  /** For a reply field: called once the reply has been sent or cancelled. */
  onClose?(): void
}

/** The form for a new comment or a reply. */
export function Writing({ post, person, label, parent, onClose }: WritingProps) {
  const t = useTranslations('comments')
  const cancel = useTranslations('common')('cancel')
  const writing = useWriting(post, person, { parent, onSent: onClose })
  const { text, isAnonymous, write, submit, busy, isReady, problem, left, warning } = writing
  const anonymousId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const isReply = parent !== undefined
  // A user who opened the reply field, or logged in to comment here, continues in the field.
  useEffect(() => {
    const isCommentPending = () =>
      takePendingAction(
        person,
        (it) => it.act === 'comment' && it.id === post._id && it.parentId === undefined,
      )
    if (isReply || isCommentPending()) field.current?.focus()
  }, [isReply, person, post._id])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!submit()) field.current?.focus()
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event)
  }
  return (
    <form onSubmit={send} className="grid gap-2">
      <Field
        label={<span className="sr-only">{label}</span>}
        error={problem}
        hint={left === undefined ? undefined : t('left', { count: left })}
      >
        {(control) => (
          <GrowingArea
            {...control}
            ref={field}
            rows={2}
            placeholder={label}
            value={text}
            readOnly={busy}
            onChange={(event) => write({ text: event.target.value })}
            onKeyDown={sendByKey}
            className={`${control.className} max-h-60 min-h-20`}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <label htmlFor={anonymousId} className="flex min-h-11 items-center gap-2 font-semibold text-sm">
          <input
            id={anonymousId}
            type="checkbox"
            checked={isAnonymous}
            aria-disabled={busy}
            onChange={(event) => !busy && write({ isAnonymous: event.target.checked })}
            className="size-5 shrink-0 accent-brand"
          />
          {t('commentAnonymously')}
        </label>
        <div className="ml-auto flex gap-2">
          {onClose && (
            <Button look="plain" onClick={onClose} className="!px-3">
              {cancel}
            </Button>
          )}
          <Button type="submit" busy={busy} ready={isReady} className="!px-3">
            {!busy && <Send aria-hidden className="size-4" />}
            <span>{t('send')}</span>
          </Button>
        </div>
      </div>
      {warning && <NameBelowOwn {...warning} />}
    </form>
  )
}
