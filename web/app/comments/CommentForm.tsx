import type { Post } from '@bichar/contract/posts.ts'
import { Send } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { takeWanted } from '../accounts/wantedAfter.ts'
import { useSession } from '../api/session.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { useWriting } from './useWriting.ts'

const NameWarning = lazyDialog(() => import('../posts/NameWarning.tsx'))

/** Where a comment is written. A guest is led to log in before anything has been typed that could be lost. */
export function CommentForm({ post }: { post: Post }) {
  const t = useTranslations('comments')
  const gate = useLoginGate()
  const { user } = useSession()
  const wanted = { act: 'comment', id: post._id, title: post.title } as const
  const write = gate('continue', `/postDetails/${post._id}?tab=comments`, wanted)
  if (user) return <Writing key={user._id} post={post} person={user._id} />
  return (
    <button
      type="button"
      onClick={write}
      className="min-h-11 rounded-control border-2 border-edge bg-surface px-3 py-2 text-left text-quiet hover:bg-raised"
    >
      {t('write')}
    </button>
  )
}

function Writing({ post, person }: { post: Post; person: string }) {
  const t = useTranslations('comments')
  const { text, isAnonymous, write, submit, busy, problem, left, warning } = useWriting(post, person)
  const anonymousId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  // Whoever logged in to write here goes on in the field.
  useEffect(() => {
    if (takeWanted(person, (wanted) => wanted.act === 'comment' && wanted.id === post._id))
      field.current?.focus()
  }, [person, post._id])
  const send = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event)
  }
  return (
    <form onSubmit={send} className="grid gap-2">
      <Field
        label={<span className="sr-only">{t('write')}</span>}
        error={problem}
        hint={left === undefined ? undefined : t('left', { count: left })}
      >
        {(control) => (
          <textarea
            {...control}
            ref={field}
            rows={2}
            placeholder={t('write')}
            value={text}
            readOnly={busy}
            onChange={(event) => write({ text: event.target.value })}
            onKeyDown={sendByKey}
            className={`${control.className} field-sizing-content max-h-60 min-h-20`}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <label htmlFor={anonymousId} className="flex min-h-11 items-center gap-2 font-semibold text-sm">
          <input
            id={anonymousId}
            type="checkbox"
            checked={isAnonymous}
            disabled={busy}
            onChange={(event) => write({ isAnonymous: event.target.checked })}
            className="size-5 shrink-0 accent-brand"
          />
          {t('commentAnonymously')}
        </label>
        <Button
          type="submit"
          busy={busy}
          disabled={text.trim() === '' || problem !== undefined}
          className="ml-auto px-3"
        >
          {!busy && <Send aria-hidden className="size-4" />}
          {t('send')}
        </Button>
      </div>
      {warning && <NameWarning {...warning} />}
    </form>
  )
}
