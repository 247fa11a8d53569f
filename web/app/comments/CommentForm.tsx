import { limits } from '@bichar/contract/limits.ts'
import type { Post } from '@bichar/contract/posts.ts'
import { Send } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { CallError } from '../api/errors.ts'
import { useSession } from '../api/session.ts'
import { charactersLeft } from '../forms/textLength.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { toast } from '../ui/toast.ts'
import { useErrorMessage } from '../words/errorMessage.ts'
import { useAddComment } from './queries.ts'
import { keepUnsent, rewritten, type Unsent, unsentOf } from './unsent.ts'

/** Where a comment is written. A guest is led to log in before anything has been typed that could be lost. */
export function CommentForm({ post }: { post: Post }) {
  const words = useTranslations('comments')
  const gate = useLoginGate()
  const { user } = useSession()
  if (user) return <Writing key={user._id} post={post} person={user._id} />
  return (
    <button
      type="button"
      onClick={gate('continue', `/postDetails/${post._id}?tab=comments`)}
      className="min-h-11 rounded-control border-2 border-edge bg-surface px-3 py-2 text-left text-quiet hover:bg-raised"
    >
      {words('write')}
    </button>
  )
}

function Writing({ post, person }: { post: Post; person: string }) {
  const words = useTranslations('comments')
  const { text, isAnonymous, write, send, busy, problem, left } = useWriting(post, person)
  const anonymousId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <Field
        label={<span className="sr-only">{words('write')}</span>}
        error={problem}
        hint={left === undefined ? undefined : words('left', { count: left })}
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
            placeholder={words('write')}
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
          {words('commentAnonymously')}
        </label>
        <Button
          type="submit"
          busy={busy}
          disabled={text.trim() === '' || problem !== undefined}
          className="ml-auto px-3"
        >
          {!busy && <Send aria-hidden className="size-4" />}
          {words('send')}
        </Button>
      </div>
    </form>
  )
}

/** What is being written and what becomes of it; a comment that did not get through stays. */
function useWriting(post: Post, person: string) {
  const words = useTranslations('comments')
  const errorMessage = useErrorMessage()
  const { mutateAsync, isPending: busy } = useAddComment(post._id)
  const [unsent, setUnsent] = useState(() => unsentOf(person, post._id))
  // Whoever hid their name above would not want it to stand below.
  const isAnonymous = unsent.isAnonymous ?? (post.isAnonymous && post.user?._id === person)
  const left = charactersLeft(unsent.text, limits.comment)
  const problem = left !== undefined && left < 0 ? words('tooMany', { count: -left }) : undefined

  const put = (next: Unsent) => {
    keepUnsent(person, post._id, next)
    setUnsent(next)
  }
  const write = (change: Partial<Omit<Unsent, 'key'>>) => put(rewritten(unsent, change))
  const send = async () => {
    const text = unsent.text.trim()
    if (busy || text === '' || problem !== undefined) return
    try {
      await mutateAsync({ key: unsent.key, text, isAnonymous })
      put(rewritten(unsent, { text: '' }))
      toast.success(words('added'))
    } catch (error) {
      const noPost = error instanceof CallError && error.code === 'not_an_id'
      toast.error(noPost ? words('noPost') : errorMessage(error, words('addFailed')))
    }
  }
  return { text: unsent.text, isAnonymous, write, send, busy, problem, left }
}
