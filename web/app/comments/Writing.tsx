import type { Me } from '@bichar/contract/accounts.ts'
import type { Reply } from '@bichar/contract/comments.ts'
import type { Post } from '@bichar/contract/posts.ts'
import { Send, VenetianMask } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { takePendingAction } from '../accounts/pendingActionAfterLogin.ts'
import { Avatar } from '../media/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { GrowingArea } from '../ui/GrowingArea.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { useWriting } from './useWriting.ts'

const NameBelowOwn = lazyDialog(() => import('./NameBelowOwn.tsx'))

interface WritingProps {
  post: Post
  person: Pick<Me, '_id' | 'avatar'>
  label: string
  /** The comment that is replied to. */
  parent?: Reply
  /** For a reply field: called once the reply has been sent or cancelled. */
  onClose?(): void
}

/** The form for a new comment or a reply. */
export function Writing({ post, person: { _id: person, avatar }, label, parent, onClose }: WritingProps) {
  const t = useTranslations('comments')
  const cancel = useTranslations('common')('cancel')
  const writing = useWriting(post, person, { parent, onSent: onClose })
  const { text, isAnonymous, write, submit, busy, isReady, problem, left, warning } = writing
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
    <form onSubmit={send} className="flex flex-wrap items-start gap-2">
      <label className="relative size-11 cursor-pointer">
        <span className="sr-only">{t('commentAnonymously')}</span>
        <input
          type="checkbox"
          checked={isAnonymous}
          aria-disabled={busy}
          onChange={(event) => !busy && write({ isAnonymous: event.target.checked })}
          className="absolute inset-0 appearance-none rounded-full"
        />
        {isAnonymous ? (
          <VenetianMask aria-hidden className="size-11 rounded-full bg-ink p-2.5 text-page" />
        ) : (
          <>
            <Avatar src={avatar} />
            <VenetianMask
              aria-hidden
              className="absolute -right-1 -bottom-1 size-5 rounded-full bg-raised p-0.5 text-quiet"
            />
          </>
        )}
      </label>
      <div className="-mt-1.5 min-w-0 flex-[1_1_8rem]">
        <Field
          label={<span className="sr-only">{label}</span>}
          error={problem}
          hint={
            <>
              {t(isAnonymous ? 'nameHidden' : 'nameShown')} {left !== undefined && t('left', { count: left })}
            </>
          }
        >
          {(control) => (
            <GrowingArea
              {...control}
              ref={field}
              rows={1}
              placeholder={label}
              value={text}
              readOnly={busy}
              onChange={(event) => write({ text: event.target.value })}
              onKeyDown={sendByKey}
              className={`${control.className} max-h-60 resize-none`}
            />
          )}
        </Field>
      </div>
      <Button type="submit" busy={busy} ready={isReady} className="!px-3">
        {!busy && <Send aria-hidden className="size-5" />}
        <span className="sr-only">{t('send')}</span>
      </Button>
      {onClose && (
        <Button look="plain" onClick={onClose} className="ml-auto !px-3">
          {cancel}
        </Button>
      )}
      {warning && <NameBelowOwn {...warning} />}
    </form>
  )
}
