import type { Post } from '@bichar/contract/posts.ts'
import { toLatinDigits } from '@bichar/contract/rules/digits.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import type { SubmitEvent } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useForm } from '../forms/useForm.ts'
import { useIdempotencyKey } from '../forms/useIdempotencyKey.ts'
import { useFieldError } from '../i18n/fieldError.ts'
import { languageOf } from '../i18n/text.ts'
import { Button } from '../ui/Button.tsx'
import { ChoiceField } from '../ui/ChoiceField.tsx'
import { TextField } from '../ui/Field.tsx'
import { toast } from '../ui/toast.ts'
import { useAddReactions } from './addedReactions.ts'

export function FakeReactForm({ posts }: { posts: readonly Post[] }) {
  const t = useTranslations('fakeReact')
  const reasonOf = useFieldError()
  const nameOf = usePostName()
  const { mutateAsync, data, variables } = useAddReactions()
  const { keyOf, renew } = useIdempotencyKey()
  const isOffered = (id: string) => posts.some(({ _id }) => _id === id)
  const { form, values, errorOf, busy, setValues, clearError } = useForm({
    initial: { postId: '', reactionNo: '1' },
    check: (written) => ({
      ...(!isOffered(written.postId) && { postId: 'post_not_selected' as const }),
      ...(countOf(written.reactionNo) === undefined && { reactionNo: 'reaction_number' as const }),
    }),
    fallback: t('failed'),
    async send(written) {
      const reactionNo = countOf(written.reactionNo)
      if (reactionNo === undefined) return
      await mutateAsync({ postId: written.postId, reactionNo, key: keyOf([written.postId, reactionNo]) })
      renew()
      toast.success(t('done', { count: reactionNo }))
      setValues({ reactionNo: '1' })
    },
  })
  const { postId, reactionNo } = values
  const chosen = posts.find(({ _id }) => _id === postId)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!chosen) toast.error(reasonOf('post_not_selected') ?? '')
    form.onSubmit(event)
  }

  return (
    <form {...form} onSubmit={submit} className="grid grid-cols-1 gap-5">
      <ChoiceField
        label={t('post')}
        name="postId"
        value={chosen ? postId : ''}
        placeholder={t('choose')}
        options={posts.map((post) => ({
          value: post._id,
          label: nameOf(post),
          lang: languageOf(post.title),
        }))}
        onChoose={(id) => {
          setValues({ postId: id })
          clearError('reactionNo')
        }}
        error={errorOf('postId')}
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
        value={reactionNo}
        onChange={(event) => {
          setValues({ reactionNo: event.target.value })
          clearError('postId')
        }}
        error={errorOf('reactionNo')}
      />
      <Button type="submit" busy={busy} className="min-h-12 justify-self-start px-6 max-sm:w-full">
        {t('submit')}
      </Button>
    </form>
  )
}

/** Parses a count that may be added in one request, in Latin or Bengali digits; undefined if it is not one. */
function countOf(typed: string): number | undefined {
  const text = toLatinDigits(typed).trim()
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0
  return count >= 1 && count <= limits.addedReactions ? count : undefined
}

/** The title and the author of a post, as far as the author is known. */
function usePostName() {
  const t = useTranslations('posts.card')
  return ({ title, isAnonymous, user }: Post) =>
    `${title} - ${isAnonymous ? t('anonymous') : (user?.name ?? t('formerMember'))}`
}
