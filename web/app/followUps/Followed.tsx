import type { FollowedReport as Report } from '@bichar/contract/followUps.ts'
import type { AskedOutcome } from '@bichar/contract/outcomes.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../i18n/language.tsx'
import { MixedScript } from '../i18n/MixedScript.tsx'
import { languageOf } from '../i18n/text.ts'
import { useReasonText } from '../i18n/useReasonText.ts'
import { FollowingMessages } from '../notifications/FollowingMessages.tsx'
import { OutcomeAnswers } from '../outcomes/OutcomeAnswers.tsx'
import type { Posted } from '../page/pageRequest.ts'
import { focusedOnOpen, useRefusal } from '../page/postedForm.ts'
import { Messages } from '../questions/Messages.tsx'
import { EntryMessages } from '../timelines/EntryMessages.tsx'
import { useEntryChoices } from '../timelines/useEntryChoices.ts'
import { Button } from '../ui/Button.tsx'
import { DateField } from '../ui/DateField.tsx'
import { SelectField, TextAreaField, TextField } from '../ui/Field.tsx'

interface FollowedProps {
  posted: Posted
  report: Report
  /** Idempotency key: an entry is created once even if its form is sent twice. */
  sendingKey: string
}

type Intent = 'answer' | 'entry' | 'outcome' | 'withdraw'

/** A report as seen by whoever has its code, with the actions open to them. */
export const Followed = (props: FollowedProps) => (
  <EntryMessages>
    <FollowingMessages>
      <FollowedReport {...props} />
    </FollowingMessages>
  </EntryMessages>
)

function FollowedReport({ posted, report, sendingKey }: FollowedProps) {
  const words = useTranslations('entryForm.byCode')
  const t = useTranslations('followUps.follow')
  const questions = useTranslations('followUps.questions')
  const reason = useReasonText()(report.reason)
  const { isRefused, message, errorOf, firstWrong, writtenIn } = useRefusal(posted)
  const { code = '', intent } = posted.fields
  const wrong = firstWrong(['text', 'title', 'date', 'desc'])
  /** A refused submission shows its errors and values only in the form that was submitted. */
  const of = (form: Intent) => ({
    error: (field: string) => (intent === form ? errorOf(field) : undefined),
    value: (field: string) => (intent === form ? writtenIn(field) : ''),
    isFirstWrong: (field: string) => intent === form && field === wrong,
  })
  const answer = of('answer')
  const entry = of('entry')
  const done =
    !isRefused &&
    (intent === 'answer'
      ? t('answered')
      : intent === 'entry' || intent === 'outcome'
        ? t('added')
        : undefined)
  return (
    <>
      {(done || message) && (
        <p
          role={isRefused ? 'alert' : 'status'}
          {...focusedOnOpen(wrong === undefined)}
          className={`rounded-control p-3 font-semibold outline-none ${isRefused ? 'border border-alarm text-alarm' : 'bg-notice text-on-notice'}`}
        >
          {done || message}
        </p>
      )}
      <section className="card grid grid-cols-1 gap-3 p-4 sm:p-6">
        <h2
          lang={languageOf(report.title)}
          // The report is what somebody has asked for with its code.
          {...focusedOnOpen(!done && !message)}
          className="heading text-lg outline-none"
        >
          {report.title}
        </h2>
        <p className="font-semibold">{t(`state.${report.state}`)}</p>
        {report.state === 'returned' && reason && (
          <p>
            <MixedScript text={t('reason', { reason })} />
          </p>
        )}
        {report.link && (
          <Link to={report.link} reloadDocument className="font-bold text-brand underline underline-offset-4">
            {t('link')}
          </Link>
        )}
        <Link to="/follow" reloadDocument className="text-quiet underline underline-offset-4">
          {t('done')}
        </Link>
      </section>
      {report.outcome && <Outcome code={code} title={report.title} {...report.outcome} />}
      {report.messages.length > 0 && (
        <section className="card grid grid-cols-1 gap-3 p-4 sm:p-6">
          <h2 className="heading text-lg">{questions('titleOwn')}</h2>
          <Messages messages={report.messages} reader="author" />
          {report.mayAnswer && (
            <Form intent="answer" code={code} send={questions('sendAnswer')}>
              <TextAreaField
                name="text"
                label={questions('answer')}
                hint={questions('answerText')}
                error={answer.error('text')}
                defaultValue={answer.value('text')}
                autoFocus={answer.isFirstWrong('text')}
                rows={4}
                required
              />
            </Form>
          )}
        </section>
      )}
      <Folded title={words('title')} open={isRefused && intent === 'entry'}>
        <p>{words('text')}</p>
        <Form intent="entry" code={code} send={words('send')}>
          <input type="hidden" name="key" value={sendingKey} />
          <TextField
            name="title"
            label={words('what')}
            error={entry.error('title')}
            defaultValue={entry.value('title')}
            autoFocus={entry.isFirstWrong('title')}
            required
          />
          <DateField
            type="date"
            name="date"
            label={words('date')}
            error={entry.error('date')}
            defaultValue={entry.value('date')}
            autoFocus={entry.isFirstWrong('date')}
            min={limits.earliestDay}
            max={limits.latestDay}
            required
          />
          <EntryChoices step={entry.value('step')} origin={entry.value('origin')} />
          <TextAreaField
            name="desc"
            label={words('desc')}
            error={entry.error('desc')}
            defaultValue={entry.value('desc')}
            autoFocus={entry.isFirstWrong('desc')}
          />
        </Form>
      </Folded>
      <Folded title={t('withdraw.title')}>
        <p>{t('withdraw.text')}</p>
        <Form intent="withdraw" code={code} send={t('withdraw.send')} look="alarm">
          <label className="flex min-h-11 items-center gap-3 font-bold">
            <input type="checkbox" required className="size-6 shrink-0 accent-alarm" />
            {t('withdraw.sure')}
          </label>
        </Form>
      </Folded>
    </>
  )
}

/** The question about the outcome of the case. Each answer is a submit button of one form. */
function Outcome({ code, title, state }: { code: string; title: string } & AskedOutcome) {
  const t = useTranslations('following.outcome')
  const { language } = useLanguage()
  return (
    <section className="card grid grid-cols-1 gap-3 border-brand p-4 sm:p-6">
      <h2 className="heading text-lg">{t('title')}</h2>
      <p>
        {t('text')} {t('anonymous')}
      </p>
      <form method="post" action="/follow" className="grid grid-cols-1 gap-4">
        <input type="hidden" name="code" value={code} />
        <input type="hidden" name="intent" value="outcome" />
        <input type="hidden" name="language" value={language} />
        <OutcomeAnswers state={state} label={t('answers', { title })} />
      </form>
    </section>
  )
}

/** Selects for the step of the case and for the source of the information. */
function EntryChoices({ step, origin }: { step: string; origin: string }) {
  const t = useTranslations('entryForm')
  const choices = useEntryChoices()
  return (
    <>
      <SelectField
        name="step"
        label={t('step')}
        hint={t('stepHint')}
        defaultValue={step}
        options={choices.steps}
      />
      <SelectField name="origin" label={t('origin')} defaultValue={origin} options={choices.origins} />
    </>
  )
}

interface FormProps {
  intent: Intent
  code: string
  send: string
  look?: 'brand' | 'alarm'
  children: ReactNode
}

/** Each action has a form of its own. The code is sent in the body only, never in the address. */
const Form = ({ intent, code, send, look = 'brand', children }: FormProps) => (
  <form method="post" action="/follow" autoComplete="off" className="grid grid-cols-1 gap-4">
    <input type="hidden" name="code" value={code} />
    {children}
    <Button type="submit" name="intent" value={intent} look={look} className="justify-self-start">
      {send}
    </Button>
  </form>
)

function Folded({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="card p-4 sm:p-6">
      <summary className="min-h-11 content-center font-bold text-lg">{title}</summary>
      <div className="mt-3 grid grid-cols-1 gap-4">{children}</div>
    </details>
  )
}
