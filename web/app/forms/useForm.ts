import { type InputEvent, type SubmitEvent, useRef, useState } from 'react'
import { useErrorMessage, useFieldError } from '../i18n/errorMessage.ts'
import type { Problems } from './problems.ts'

interface FormRules<Field extends string> {
  check(values: Record<Field, string>): Problems<Field>
  /** Does what the form is for. A page that leaves the app returns a promise without end: the form stays busy. */
  send(values: Record<NoInfer<Field>, string>): Promise<unknown>
  /** What is said when the server gives no reason (spec section 8). */
  fallback: string
  /** Where the person goes on after a refusal. */
  retryAt: NoInfer<Field>
}

/**
 * A form whose fields belong to the browser: what was typed or filled in before the page came to life is not lost,
 * and nothing clears it on an error. One submission at a time; the first wrong field gets the focus.
 */
export function useForm<Field extends string>({ check, send, fallback, retryAt }: FormRules<Field>) {
  const inWords = useErrorMessage()
  const reason = useFieldError()
  const [problems, setProblems] = useState<Problems<Field>>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)

  const submit = async (form: HTMLFormElement) => {
    if (sending.current) return
    const values = formValues<Field>(form)
    const found = check(values)
    setProblems(found)
    setFailure(undefined)
    const [firstWrong] = Object.keys(found)
    if (firstWrong) return focusField(form, firstWrong)
    sending.current = true
    setBusy(true)
    try {
      await send(values)
    } catch (error) {
      setFailure(inWords(error, fallback))
      focusField(form, retryAt)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  /** Takes a complaint back as soon as its field is right. */
  const recheck = (form: HTMLFormElement) =>
    setProblems((present) => {
      if (Object.keys(present).length === 0) return present
      const still = check(formValues<Field>(form))
      const kept = Object.entries(present).filter(([field]) => field in still)
      return Object.fromEntries(kept) as Problems<Field>
    })

  /** Says what is wrong with a field as soon as it is left, where the button waits until all is well. */
  const validateOnBlur = (form: HTMLFormElement, field: string) => {
    const values: Record<string, string> = formValues(form)
    if (!values[field]) return
    const found: Problems<string> = check(values as Record<Field, string>)
    setProblems((present) => ({ ...present, [field]: found[field] }))
  }

  return {
    busy,
    failure,
    setFailure,
    validateOnBlur,
    errorOf: (field: Field) => reason(problems[field]),
    form: {
      // Should the form be sent before the page is alive, a password must not land in an address.
      method: 'post',
      noValidate: true,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        void submit(event.currentTarget)
      },
      onInput(event: InputEvent<HTMLFormElement>) {
        // The boxes of a code hand their digits to the form only after this event.
        setTimeout(recheck, 0, event.currentTarget)
      },
    },
  } as const
}

export const formValues = <Field extends string>(form: HTMLFormElement): Record<Field, string> =>
  Object.fromEntries(new FormData(form)) as Record<Field, string>

export function focusField(form: HTMLFormElement, name: string) {
  const named = form.elements.namedItem(name)
  const field = named instanceof RadioNodeList ? named[0] : named
  if (field instanceof HTMLElement) field.focus()
}
