import { useCallback, useRef, useState } from 'react'
import { fieldCodes, refusedFile } from '../api/fieldCodes.ts'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { useFieldError } from '../i18n/fieldError.ts'
import { toast } from '../ui/toast.ts'
import { focusField, focusFirst, unfinishedInput, valuesIn } from './elements.ts'
import type { FieldOf, Form, FormRules } from './form.ts'
import { omitProblems, type Problems, pickProblems, remainingProblems } from './problems.ts'
import { isUploadStopped } from './useUpload.ts'

const isJsonEqual = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/**
 * State and submission of a form: an error never clears it, there is one submission at a time, and the first invalid field gets the
 * focus.
 */
export function useForm<Values extends object, More extends string = never>(
  rules: FormRules<Values>,
): Form<Values, More> {
  const { uncontrolled, validateOnChange, isEqual = isJsonEqual, files, fallback, focusOnError } = rules
  const messageOf = useErrorMessage()
  const reason = useFieldError()
  const element = useRef<HTMLFormElement>(null)
  const [first] = useState(rules.initial)
  const [values, setAll] = useState(first)
  const [problems, setProblems] = useState<Problems<FieldOf<Values> | More>>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const setIsBusy = (is: boolean) => {
    setBusy(is)
    rules.onBusy?.(is)
  }
  const focus = useCallback((...fields: string[]) => focusFirst(element.current, fields), [])

  const readValues = () => (uncontrolled && element.current ? valuesIn(element.current, first) : values)
  const setErrors = (found: Problems<string>, error?: unknown) => {
    setProblems(omitProblems<string>(found, files?.names ?? []) as typeof problems)
    const wrong = files?.names.find((name) => found[name])
    if (wrong) files?.refuse(found[wrong], refusedFile(error, wrong))
    else files?.refuse(undefined)
  }
  const setServerErrors = (error: unknown) => setErrors(fieldCodes(error), error)

  const check = (fields?: readonly FieldOf<Values>[]): boolean => {
    const all = rules.check(readValues())
    const found = fields ? pickProblems(all, fields) : all
    // Such a form checks every change anyway, so an error from the server stays until its field is changed.
    if (validateOnChange) setProblems((shown) => ({ ...shown, ...found }))
    else setErrors(found)
    if (focusOnError) setFailure(undefined)
    const wrong = Object.keys(found)
    const onlyShown = fields !== undefined
    const unfinished = wrong.length > 0 ? undefined : unfinishedInput(element.current, { onlyShown })
    if (wrong.length > 0) focus(...wrong)
    else focusField(unfinished)
    return wrong.length === 0 && !unfinished
  }

  const handleError = (error: unknown): void => {
    if (isUploadStopped(error)) return void toast.plain(rules.stopped ?? fallback)
    const message = rules.reasonOf?.(error) ?? messageOf(error, fallback)
    setFailure(message)
    if (focusOnError) focus(focusOnError)
    else {
      setServerErrors(error)
      toast.error(message)
    }
  }

  const submit = async () => {
    if (sending.current || !check()) return
    sending.current = true
    setFailure(undefined)
    setIsBusy(true)
    try {
      const accepted = async () => rules.send(readValues())
      const onSent = await accepted().catch(handleError)
      if (typeof onSent === 'function') await onSent()
    } finally {
      sending.current = false
      setIsBusy(false)
    }
  }

  /** Removes an error as soon as its field is valid, and that of a refusal as soon as something is changed. */
  const revalidate = () => {
    const written = readValues()
    setAll(written)
    setProblems((shown) => remainingProblems(shown, rules.check(written)))
    if (focusOnError) setFailure(undefined)
  }

  return {
    values,
    isDirty: () => !isEqual(values, first),
    problems,
    errorOf: (field) => reason(problems[field]),
    failure,
    busy,
    setValues(change) {
      const fields = Object.keys(change)
      const found = validateOnChange ? rules.check({ ...values, ...change }) : {}
      setAll((now) => ({ ...now, ...change }))
      setProblems((shown) => ({ ...omitProblems(shown, fields), ...pickProblems(found, fields) }))
    },
    setFailure,
    clearError: (field) => setProblems((shown) => omitProblems(shown, [field])),
    validateOnBlur: (field) =>
      setProblems((shown) => ({ ...shown, ...pickProblems(rules.check(readValues()), [field]) })),
    setServerErrors,
    focus,
    check,
    submit,
    form: {
      ref: element,
      // If the form is submitted before hydration, a password must not end up in an address.
      method: 'post',
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        // This form's dialog may be nested in another form, which must not be submitted as well.
        event.stopPropagation()
        void submit()
      },
      ...(uncontrolled && { onInput: revalidate }),
    },
  }
}
