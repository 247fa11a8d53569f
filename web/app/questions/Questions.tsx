import type { Post } from '@bichar/contract/posts.ts'
import { textProblems } from '@bichar/contract/rules/text.ts'
import { questionTexts } from '@bichar/contract/rules/texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { CountedField } from '../forms/CountedField.tsx'
import { useForm } from '../forms/useForm.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toast.ts'
import { Messages } from './Messages.tsx'
import { questionsOptions, talkIsOpen, write } from './queries.ts'

/**
 * The conversation between moderators and the author of an anonymous report. Moderators always see it, the author once a
 * question has been asked, and nobody else does.
 */
export function Questions({ post }: { post: Post }) {
  const t = useTranslations('followUps.questions')
  const isModerator = post.can.moderate
  const isOwn = post.user !== null
  const enabled = talkIsOpen(post)
  const { data } = useQuery({ ...questionsOptions(post._id), enabled })
  const messages = data?.messages ?? []
  if (!enabled || (!isModerator && messages.length === 0)) return null
  return (
    <section className="card grid grid-cols-1 gap-3 p-4 sm:p-5">
      <h2 className="heading text-lg">{t(isOwn ? 'titleOwn' : 'title')}</h2>
      {messages.length > 0 ? (
        <Messages messages={messages} reader={isOwn ? 'author' : 'moderator'} />
      ) : (
        <p className="text-quiet">{t('none')}</p>
      )}
      {data?.can.answer && <Writing postId={post._id} asModerator={false} />}
      {isModerator && data?.can.ask !== false && (
        <details>
          <summary className="min-h-11 content-center font-bold">{t('open')}</summary>
          <Writing postId={post._id} asModerator />
        </details>
      )}
    </section>
  )
}

function Writing({ postId, asModerator }: { postId: string; asModerator: boolean }) {
  const t = useTranslations('followUps.questions')
  const client = useQueryClient()
  const { form, values, problems, setValues, busy } = useForm({
    initial: { text: '' },
    check: (written) => textProblems(questionTexts, written),
    fallback: t('failed'),
    async send({ text }) {
      await write(client, postId, { asModerator, text })
      // Emptied by what is sent, and not by a message that arrives while somebody writes.
      setValues({ text: '' })
      toast.success(t('sent'))
    },
  })
  return (
    <form {...form} className="grid grid-cols-1 gap-3">
      <CountedField
        name="text"
        label={t(asModerator ? 'ask' : 'answer')}
        hint={t(asModerator ? 'askText' : 'answerText')}
        rows={3}
        value={values.text}
        readOnly={busy}
        onWrite={(text) => setValues({ text })}
        problem={problems.text}
        most={questionTexts.text.most}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        {t(asModerator ? 'sendQuestion' : 'sendAnswer')}
      </Button>
    </form>
  )
}
