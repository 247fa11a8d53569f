import type { AskedReport } from '@bichar/contract/outcomes.ts'
import type { Outcome } from '@bichar/contract/rules/outcomes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleQuestionMark } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { useLanguage } from '../i18n/language.tsx'
import { toast } from '../ui/toast.ts'
import { OutcomeAnswers } from './OutcomeAnswers.tsx'
import { answerOutcome } from './queries.ts'

interface OutcomePanelProps {
  asked: AskedReport
  /** The report in question, where the panel is not next to it. */
  about?: ReactNode
  isAnonymous?: boolean
}

/** Asks about the outcome of a report. */
export function OutcomePanel({ asked, about, isAnonymous = false }: OutcomePanelProps) {
  const t = useTranslations('following.outcome')
  const titleId = useId()
  const messageOf = useErrorMessage()
  const client = useQueryClient()
  const { language } = useLanguage()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (answer: Outcome) => answerOutcome(client, asked.postId, { answer, language }),
    onSuccess: () => toast.success(t('sent')),
    onError: (error) => toast.error(messageOf(error, t('failed'))),
  })
  return (
    <section aria-labelledby={titleId} className="card grid grid-cols-1 gap-3 border-brand p-4 sm:p-5">
      <div className="flex items-start gap-3">
        <CircleQuestionMark aria-hidden className="mt-0.5 size-6 shrink-0 text-brand" />
        <div className="grid min-w-0 gap-1">
          <h2 id={titleId} className="heading text-lg">
            {t('title')}
          </h2>
          {about}
          <p className="text-quiet text-sm">
            {t('text')} {isAnonymous && t('anonymous')}
          </p>
        </div>
      </div>
      <OutcomeAnswers
        state={asked.state}
        label={t('answers', { title: asked.title })}
        sending={isPending ? variables : undefined}
        onAnswer={(answer) => mutate(answer)}
      />
    </section>
  )
}
