import { boxOf, crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { acceptedFiles } from '@bichar/contract/rules/mediaFiles.ts'
import { EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AddedMessages } from '../i18n/AddedMessages.tsx'
import bn from '../i18n/bn/report.ts'
import en from '../i18n/en/report.ts'
import type { Posted } from '../page/pageRequest.ts'
import { useRefusal } from '../page/postedForm.ts'
import { Button } from '../ui/Button.tsx'
import { CheckChip } from '../ui/CheckChip.tsx'
import { TextAreaField, TextField } from '../ui/Field.tsx'
import { GuestPlace } from './GuestPlace.tsx'
import { useProof } from './useProof.ts'

interface GuestReportFormProps {
  posted: Posted | undefined
  /** Idempotency key: the report is created once, however often its form is sent. */
  sendingKey: string
}

const catalogues = { bn, en }

/**
 * The fields of a report without an account, all on one page, in the order of the form with an account. When the server refuses the
 * report, the fields keep what was entered.
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
  const optional = useTranslations('common')('optional')
  const kinds = useTranslations('kinds')
  const kindName = useTranslations('crimeTypes')
  const { isRefused, message, errorOf, writtenIn } = useRefusal(posted)
  const { field, working, onSubmit } = useProof()
  const text = (name: string) => ({ name, error: errorOf(name), defaultValue: writtenIn(name) })
  const notNeeded = (label: string) => (
    <>
      {label} <span className="font-normal text-quiet">({optional})</span>
    </>
  )
  return (
    <form
      method="post"
      action="/report"
      encType="multipart/form-data"
      // The phone may be shared: a browser must neither offer nor restore anything of a report.
      autoComplete="off"
      onSubmit={(event) => void onSubmit(event)}
      className="card grid grid-cols-1 gap-5 p-4 sm:p-6"
    >
      {isRefused && (
        <div role="alert" className="rounded-control border-2 border-alarm p-3">
          <p className="font-semibold text-alarm">{message}</p>
          <p>{form('mediaAgain')}</p>
        </div>
      )}
      <input type="hidden" name="key" value={sendingKey} />
      <input ref={field} type="hidden" name="proof" defaultValue="" />
      <Part step="name" title={step('name')}>
        <div className="grid gap-2 rounded-control bg-raised p-3">
          <p className="flex items-center gap-2 font-bold">
            <EyeOff aria-hidden className="size-5 shrink-0" />
            {step('nobody')}
          </p>
          <p className="text-sm">
            {form('nobody')}{' '}
            <a href="/privacy" target="_blank" rel="noopener noreferrer" className="font-semibold underline">
              {words('anonymousHow')}
            </a>
          </p>
        </div>
        <p className="rounded-control bg-notice p-3 text-on-notice">{t('safe')}</p>
      </Part>
      <Part step="what" title={step('what')}>
        <TextField {...text('title')} label={words('title')} required />
        <TextAreaField {...text('desc')} label={words('desc')} hint={words('descHint')} required />
        <details open={crimeTypes.some((kind) => writtenIn(boxOf(kind)))}>
          <summary className="min-h-11 content-center font-bold">{notNeeded(kinds('label'))}</summary>
          <fieldset className="grid grid-cols-1 gap-2">
            <legend className="sr-only">{kinds('label')}</legend>
            <p className={errorOf('kinds') ? 'font-semibold text-alarm text-sm' : 'text-quiet text-sm'}>
              {errorOf('kinds') ?? kinds('hint')}
            </p>
            <div className="flex flex-wrap gap-2">
              {crimeTypes.map((kind) => (
                <CheckChip
                  key={kind}
                  label={kindName(kind)}
                  name={boxOf(kind)}
                  defaultChecked={writtenIn(boxOf(kind)) !== ''}
                />
              ))}
            </div>
          </fieldset>
        </details>
        <fieldset className="grid grid-cols-1 gap-1.5">
          <legend className="font-bold">{notNeeded(words('incident.label'))}</legend>
          <div className="flex flex-wrap gap-3 *:grow *:basis-40">
            <TextField
              type="date"
              label={<span className="font-normal text-sm">{form('day')}</span>}
              name="day"
              defaultValue={writtenIn('day')}
              error={errorOf('incidentAt')}
              min={limits.earliestDay}
              max={todayInBangladesh()}
            />
            <TextField
              type="time"
              label={<span className="font-normal text-sm">{form('time')}</span>}
              name="time"
              defaultValue={writtenIn('time')}
            />
          </div>
          <p className="text-quiet text-sm">{words('incident.hint')}</p>
        </fieldset>
        <GuestPlace {...text('district')} />
        <TextField {...text('location')} label={notNeeded(words('location'))} hint={words('locationHint')} />
      </Part>
      <Part step="proof" title={form('proof')}>
        <TextField
          type="file"
          name="medias"
          multiple
          label={notNeeded(form('media'))}
          hint={form('mediaHint', { most: limits.mediaPerPost })}
          error={errorOf('medias')}
          accept={acceptedFiles(['image', 'video', 'audio'])}
        />
        <TextField
          {...text('source')}
          label={notNeeded(words('source'))}
          hint={words('sourceHint')}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Part>
      <noscript>
        <p className="text-quiet text-sm">{form('noScript')}</p>
      </noscript>
      <p role="status" className="text-quiet text-sm empty:hidden">
        {working && form('working')}
      </p>
      <Button type="submit" busy={working} className="justify-self-start">
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
    <h2 className="heading text-xl">{title}</h2>
    {children}
  </section>
)
