import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { UseMyLocation } from '../../places/UseMyLocation.tsx'
import { Button } from '../../ui/Button.tsx'
import { AnonymityField } from './AnonymityField.tsx'
import { MediaPicker } from './MediaPicker.tsx'
import { ReportField } from './ReportField.tsx'
import { SendingProgress } from './SendingProgress.tsx'
import type { Report } from './useReport.ts'
import type { Upload } from './useUpload.ts'

interface PostFormProps {
  report: Report
  upload: Upload
  submitLabel: string
  /** Only the author chooses whether the post carries a name. */
  mayChooseAnonymity: boolean
  /** Called with a report that has passed the checks of the form. */
  onSubmit(): void
  /** What stands right above the button. */
  note?: ReactNode
  /** What stands beside the button. */
  beside?: ReactNode
}

/** The fields of a post, for a new one and for changing one. */
export function PostForm({
  report,
  upload,
  submitLabel,
  mayChooseAnonymity,
  onSubmit,
  note,
  beside,
}: PostFormProps) {
  const words = useTranslations('posts.form')
  const form = useRef<HTMLFormElement>(null)
  const sending = upload.share !== undefined
  const { preparing } = report.media
  const waits = useId()
  useFocusAfterSending(form, sending)

  const submit = () => {
    if (preparing > 0) return
    const wrong = report.check()
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    else onSubmit()
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div inert={sending} className="grid grid-cols-1 gap-5 inert:opacity-55">
        <ReportField report={report} name="title" label={words('title')} autoComplete="off" />
        <ReportField report={report} name="desc" label={words('desc')} hint={words('descHint')} rows={6} />
        <MediaPicker media={report.media} problem={report.mediaProblem} />
        <ReportField
          report={report}
          name="location"
          label={words('location')}
          hint={words('locationHint')}
          optional
          autoComplete="off"
        />
        <UseMyLocation onFound={(location) => report.write({ location })} />
        <ReportField
          report={report}
          name="source"
          label={words('source')}
          hint={words('sourceHint')}
          optional
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        {mayChooseAnonymity && (
          <AnonymityField
            isAnonymous={report.text.isAnonymous}
            onChange={(isAnonymous) => report.write({ isAnonymous })}
          />
        )}
      </div>
      {note}
      {upload.share === undefined ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            aria-disabled={preparing > 0}
            aria-describedby={preparing > 0 ? waits : undefined}
            className="min-h-12 grow px-6 aria-disabled:opacity-55 sm:grow-0"
          >
            {submitLabel}
          </Button>
          {beside}
          {preparing > 0 && (
            <p id={waits} className="text-quiet text-sm">
              {words('waitForFiles')}
            </p>
          )}
        </div>
      ) : (
        <SendingProgress share={upload.share} onStop={upload.stop} />
      )}
    </form>
  )
}

/** What was sent and refused is sent again by the same button: the focus returns to it, or to the field that is wrong. */
function useFocusAfterSending(form: RefObject<HTMLFormElement | null>, sending: boolean) {
  const before = useRef(sending)
  useEffect(() => {
    if (before.current && !sending) {
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      const target = wrong ?? form.current?.querySelector<HTMLElement>('[type="submit"]')
      target?.focus()
    }
    before.current = sending
  }, [form, sending])
}
