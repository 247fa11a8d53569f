import { limits } from '@bichar/contract/rules/limits.ts'
import { acceptedFiles } from '@bichar/contract/rules/mediaFiles.ts'
import type { ReportField } from '@bichar/contract/rules/reportFields.ts'
import { fieldsOnPage, inputOf, isText, type ReportTextField } from '@bichar/contract/rules/reportTexts.ts'
import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AddedMessages } from '../i18n/AddedMessages.tsx'
import bn from '../i18n/bn/report.ts'
import en from '../i18n/en/report.ts'
import type { Posted } from '../page/pageRequest.ts'
import { focusedOnOpen, useRefusal } from '../page/postedForm.ts'
import { AnonymityWarning } from '../posts/AnonymityWarning.tsx'
import { Button } from '../ui/Button.tsx'
import { TextAreaField, TextField } from '../ui/Field.tsx'
import { GuestIncident } from './GuestIncident.tsx'
import { GuestKinds } from './GuestKinds.tsx'
import { GuestNotice } from './GuestNotice.tsx'
import { GuestPlace } from './GuestPlace.tsx'

interface GuestReportFormProps {
  posted: Posted | undefined
  /** Idempotency key: the report is created once, however often its form is sent. */
  sendingKey: string
}

/** The inputs of the fields that are no plain texts. */
type OwnInputs = Record<Exclude<ReportField, ReportTextField>, ReactNode>

const catalogues = { bn, en }

/**
 * The fields of a report without an account for browsers without scripts, all on one page, in the order of the form with an account. When
 * the server refuses the report, the fields keep what was entered.
 */
export const GuestReportForm = (props: GuestReportFormProps) => (
  <AddedMessages catalogues={catalogues}>
    <ReportFields {...props} />
  </AddedMessages>
)

function ReportFields({ posted, sendingKey }: GuestReportFormProps) {
  const t = useTranslations('followUps.guest')
  const form = useTranslations('guestForm')
  const step = useTranslations('steps')
  const words = useTranslations('posts.form')
  const fieldName = useTranslations('posts.fields')
  const hints = useTranslations('posts.form.hints')
  const optional = useTranslations('common')('optional')
  const kinds = useTranslations('kinds')
  const refusal = useRefusal(posted)
  const { isRefused, message, errorOf, firstWrong, writtenIn } = refusal
  const wrong = firstWrong([...fieldsOnPage('what'), 'medias', ...fieldsOnPage('proof')])
  const text = (name: string) => ({
    name,
    error: errorOf(name),
    defaultValue: writtenIn(name),
    autoFocus: name === wrong,
  })
  const plainInput = (field: ReportTextField) => {
    const { hint, warning, most: _most, optional: isOptional, rows, ...input } = inputOf(field)
    const shared = {
      ...text(field),
      label: isOptional ? notNeeded(fieldName(field)) : fieldName(field),
      hint: (hint || warning) && (
        <>
          {hint && hints(hint)} {warning && <AnonymityWarning of={warning} />}
        </>
      ),
      required: !isOptional,
    }
    return rows ? <TextAreaField {...shared} rows={rows} /> : <TextField {...shared} {...input} />
  }
  const notNeeded = (label: string) => (
    <>
      {label} <span className="font-normal text-quiet">({optional})</span>
    </>
  )
  const own: OwnInputs = {
    kinds: <GuestKinds refusal={refusal} autoFocus={wrong === 'kinds'} label={notNeeded(kinds('label'))} />,
    incidentAt: (
      <GuestIncident
        refusal={refusal}
        autoFocus={wrong === 'incidentAt'}
        label={notNeeded(words('incident.label'))}
      />
    ),
    district: <GuestPlace {...text('district')} />,
    upazila: null,
  }
  const inputsOn = (page: 'what' | 'proof') =>
    fieldsOnPage(page).map((field) => (
      <Fragment key={field}>{isText(field) ? plainInput(field) : own[field]}</Fragment>
    ))
  return (
    <form
      method="post"
      action="/report"
      encType="multipart/form-data"
      // The phone may be shared: a browser must neither offer nor restore anything of a report.
      autoComplete="off"
      className="card grid grid-cols-1 gap-5 p-4 sm:p-6"
    >
      {isRefused && (
        <div
          role="alert"
          {...focusedOnOpen(wrong === undefined)}
          className="rounded-control border border-alarm p-3 outline-none"
        >
          <p className="font-semibold text-alarm">{message}</p>
          <p>{form('mediaAgain')}</p>
        </div>
      )}
      <input type="hidden" name="key" value={sendingKey} />
      <Part step="name" title={step('name')}>
        <GuestNotice />
      </Part>
      <Part step="what" title={step('what')}>
        {inputsOn('what')}
      </Part>
      <Part step="proof" title={step('evidence')}>
        <TextField
          type="file"
          name="medias"
          multiple
          label={notNeeded(form('media'))}
          hint={form('mediaHint', { most: limits.mediaPerPost })}
          error={errorOf('medias')}
          autoFocus={wrong === 'medias'}
          accept={acceptedFiles(['image', 'video', 'audio'])}
        />
        <TextAreaField
          {...text('alt')}
          label={notNeeded(form('alt'))}
          hint={form('altHint', { picture: limits.pictureAlt, recording: limits.transcript })}
          error={errorOf('alts')}
          rows={2}
        />
        {inputsOn('proof')}
      </Part>
      <noscript>
        <p className="text-quiet text-sm">{form('noScript')}</p>
      </noscript>
      <Button type="submit" className="justify-self-start">
        {t('submit')}
      </Button>
    </form>
  )
}

interface PartProps {
  step: 'name' | 'what' | 'proof'
  title: string
  children: ReactNode
}

/** A section that corresponds to one step of the form with an account. */
const Part = ({ step, title, children }: PartProps) => (
  <section
    data-step={step}
    className={`grid grid-cols-1 gap-5 ${step === 'name' ? '' : 'border-line border-t pt-5'}`}
  >
    <h2 className="heading text-lg">{title}</h2>
    {children}
  </section>
)
