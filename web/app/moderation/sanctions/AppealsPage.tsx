import type { AppealOutcome } from '@bichar/contract/rules/sanctions.ts'
import { textProblems } from '@bichar/contract/rules/text.ts'
import { sanctionTexts } from '@bichar/contract/rules/texts.ts'
import type { WaitingAppeal } from '@bichar/contract/sanctions.ts'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../api/call.ts'
import { CountedField } from '../../forms/CountedField.tsx'
import { useErrorMessage } from '../../i18n/errorMessage.ts'
import { MixedScript } from '../../i18n/MixedScript.tsx'
import { languageOf } from '../../i18n/text.ts'
import { sanctionsChanged } from '../../sanctions/queries.ts'
import { AppealFacts, SanctionFacts } from '../../sanctions/SanctionFacts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { FilterLinks } from '../../ui/FilterLinks.tsx'
import { focusInvalid } from '../../ui/focusInvalid.ts'
import { PagedList } from '../../ui/PagedList.tsx'
import { SubjectContext } from '../../ui/subject.ts'
import { toast } from '../../ui/toast.ts'
import { AdminHeader } from '../panel/AdminHeader.tsx'
import { AuthorPauses } from './AuthorPauses.tsx'
import { PausedThingLink } from './PausedThingLink.tsx'
import { appealsOptions } from './queries.ts'

/** The appeals to be decided by an admin other than the one who made the decision, and the pauses of anonymous authors. */
export default function AppealsPage() {
  const t = useTranslations('people')
  const [params] = useSearchParams()
  const shown = params.get('show') === 'pauses' ? 'pauses' : ''
  return (
    <div className="grid measure-text grid-cols-1 gap-4">
      <AdminHeader title={t('appeals')} />
      <FilterLinks
        label={t('shown')}
        name="show"
        chosen={shown}
        options={[
          { value: '', label: t('appeals') },
          { value: 'pauses', label: t('authorPauses') },
        ]}
      />
      {shown === 'pauses' ? <AuthorPauses /> : <Appeals />}
    </div>
  )
}

function Appeals() {
  const t = useTranslations('people')
  const query = useInfiniteQuery(appealsOptions())
  return (
    <PagedList
      label={t('appeals')}
      query={query}
      items={query.data?.pages.flatMap(({ appeals }) => appeals) ?? []}
      failed={t('appealsFailed')}
      empty={<Empty icon={<Scale aria-hidden className="size-8" />} title={t('noAppeals')} text="" />}
    >
      {(appeal) => <AppealCard appeal={appeal} />}
    </PagedList>
  )
}

function AppealCard({ appeal: waiting }: { appeal: WaitingAppeal }) {
  const t = useTranslations('people')
  const nameId = useId()
  const { person, thing, by, appeal, canJudge } = waiting
  const name = person?.name ?? t('unknown')
  return (
    <article
      aria-labelledby={nameId}
      tabIndex={-1}
      className="card grid scroll-mt-20 grid-cols-1 gap-3 p-4 sm:p-5"
    >
      <h2 id={nameId} lang={languageOf(name)} className="break-words font-extrabold text-lg">
        {person ? (
          <Link to={`/admin/users/${person._id}`} className="hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      <SanctionFacts sanction={waiting} />
      <p className="text-quiet text-sm">
        <span>
          <MixedScript text={t('by', { name: by ?? t('gone') })} />
        </span>
        {thing && (
          <>
            {' · '}
            <PausedThingLink thing={thing} />
          </>
        )}
      </p>
      <AppealFacts appeal={appeal} isJudged />
      <SubjectContext value={nameId}>
        {canJudge ? <Judging id={waiting._id} /> : <p className="font-semibold">{t('notYours')}</p>}
      </SubjectContext>
    </article>
  )
}

const rule = { answer: sanctionTexts.answer }

function Judging({ id }: { id: string }) {
  const t = useTranslations('people')
  const errorMessage = useErrorMessage()
  const client = useQueryClient()
  const [answer, setAnswer] = useState('')
  const problem = textProblems(rule, { answer }).answer
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (outcome: AppealOutcome) =>
      call('POST /admin/appeals/:id', { params: { id }, body: { outcome, answer: answer.trim() } }),
    onSuccess: () => toast.success(t('judged')),
    onError: (error) => toast.error(errorMessage(error, t('judgeFailed'))),
    onSettled: () => sanctionsChanged(client),
  })
  const button = (outcome: AppealOutcome, label: string) => (
    <Button
      look="secondary"
      busy={isPending && variables === outcome}
      aria-disabled={isPending}
      ready={problem === undefined}
      onClick={({ currentTarget }) => (problem ? focusInvalid(currentTarget) : mutate(outcome))}
    >
      {label}
    </Button>
  )
  return (
    <div className="grid gap-3">
      <CountedField
        name="answer"
        label={t('answer')}
        value={answer}
        onWrite={setAnswer}
        problem={problem}
        most={sanctionTexts.answer.most}
        rows={2}
        aria-required={false}
      />
      <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
        {button('upheld', t('uphold'))}
        {button('lifted', t('takeBack'))}
      </div>
    </div>
  )
}
