import type { Post } from '@bichar/contract/posts.ts'
import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { toLatinDigits } from '@bichar/contract/rules/phone.ts'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSendingKey } from '../forms/useSendingKey.ts'
import { useErrorMessage, useFieldError } from '../i18n/errorMessage.ts'
import { Button } from '../ui/Button.tsx'
import { SelectField, TextField } from '../ui/Field.tsx'
import { toast } from '../ui/toast.ts'
import { useAddReactions } from './addedReactions.ts'

type Problems = Partial<Record<'postId' | 'reactionNo', ErrorCode>>

export function FakeReactForm({ posts }: { posts: readonly Post[] }) {
  const t = useTranslations('reactions.manager')
  const errorMessage = useErrorMessage()
  const errorOf = useFieldError()
  const nameOf = usePostName()
  const form = useRef<HTMLFormElement>(null)
  const [postId, setPostId] = useState('')
  const [typed, setTyped] = useState('1')
  const [problems, setProblems] = useState<Problems>({})
  const { mutateAsync, isPending, data, variables } = useAddReactions()
  const { keyOf, renew } = useSendingKey()
  const chosen = posts.find(({ _id }) => _id === postId)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const reactionNo = countOf(typed)
    const found: Problems = {
      ...(!chosen && { postId: 'post_not_selected' as const }),
      ...(reactionNo === undefined && { reactionNo: 'reaction_number' as const }),
    }
    setProblems(found)
    if (!chosen) toast.error(errorOf('post_not_selected') ?? '')
    if (!chosen || reactionNo === undefined) {
      const [wrong] = Object.keys(found)
      return form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    }
    try {
      await mutateAsync({ postId: chosen._id, reactionNo, key: keyOf([chosen._id, reactionNo]) })
      renew()
      toast.success(t('done', { count: reactionNo }))
      setTyped('1')
    } catch (error) {
      toast.error(errorMessage(error, t('failed')))
    }
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-5">
      <SelectField
        label={t('post')}
        name="postId"
        value={chosen ? postId : ''}
        options={[
          { value: '', label: t('choose') },
          ...posts.map((post) => ({ value: post._id, label: nameOf(post) })),
        ]}
        onChoose={(id) => {
          setPostId(id)
          setProblems({})
        }}
        error={errorOf(problems.postId)}
      />
      {chosen && (
        <p role="status" className="grid gap-1 rounded-control bg-raised p-3">
          <span className="font-bold">{t('present', { count: chosen.reactionCount })}</span>
          {data && variables?.postId === postId && (
            <span>{t('added', { count: data.addedReactionCount })}</span>
          )}
          <Link to={`/admin/getPostDetails/${postId}`} className="font-bold text-brand hover:underline">
            {t('toPost')}
          </Link>
        </p>
      )}
      <TextField
        label={t('count')}
        hint={t('countHint')}
        name="reactionNo"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setProblems({})
        }}
        error={errorOf(problems.reactionNo)}
      />
      <Button type="submit" busy={isPending} className="min-h-12 justify-self-start px-6 max-sm:w-full">
        {t('submit')}
      </Button>
    </form>
  )
}

/** A whole number that may be added at once, in whichever digits it is written. */
function countOf(typed: string): number | undefined {
  const text = toLatinDigits(typed).trim()
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0
  return count >= 1 && count <= limits.addedReactions ? count : undefined
}

/** Title and owner, as far as they are known. */
function usePostName() {
  const t = useTranslations('posts.card')
  return ({ title, isAnonymous, user }: Post) =>
    `${title} - ${isAnonymous ? t('anonymous') : (user?.name ?? t('formerMember'))}`
}
