import { useCallback, useRef, useState } from 'react'
import { fieldCodes } from '../api/fieldCodes.ts'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { useFieldError } from '../i18n/fieldError.ts'
import { toast } from '../ui/toast.ts'
import { focusField, focusFirst, unfinishedInput, valuesIn } from './elements.ts'
import type { FieldOf, Form, FormRules } from './form.ts'
import { only, type Problems, stillWrong, without } from './problems.ts'
import { wasStopped } from './useUpload.ts'

const sameJson = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/**
 * State and submission of a form: an error never clears it, there is one submission at a time, and the first invalid field gets the
 * focus.
 */
export function useForm<Values extends object, More extends string = never>(
  rules: FormRules<Values>,
): Form<Values, More> {
  const { uncontrolled, live, same = sameJson, files, fallback, retryAt } = rules
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

  const read = () => (uncontrolled && element.current ? valuesIn(element.current, first) : values)
  const mark = (found: Problems<string>) => {
    setProblems(without<string>(found, files?.names ?? []) as typeof problems)
    files?.refuse(files.names.map((name) => found[name]).find(Boolean))
  }
  const setServerErrors = (error: unknown) => mark(fieldCodes(error))

  const check = (fields?: readonly FieldOf<Values>[]): boolean => {
    const all = rules.check(read())
    const found = fields ? only(all, fields) : all
    // A live form checks every change anyway, so an error from the server stays until its field is changed.
    if (!live) mark(found)
    if (retryAt) setFailure(undefined)
    const wrong = Object.keys(found)
    const onlyShown = fields !== undefined
    const unfinished = wrong.length > 0 ? undefined : unfinishedInput(element.current, { onlyShown })
    if (wrong.length > 0) focus(...wrong)
    else focusField(unfinished)
    return wrong.length === 0 && !unfinished
  }

  const refused = (error: unknown): void => {
    if (wasStopped(error)) return void toast.plain(rules.stopped ?? fallback)
    const message = rules.reasonOf?.(error) ?? messageOf(error, fallback)
    setFailure(message)
    if (retryAt) focus(retryAt)
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
      await rules.send(read())
    } catch (error) {
      refused(error)
    } finally {
      sending.current = false
      setIsBusy(false)
    }
  }

  /** Removes an error as soon as its field is valid. */
  const recheck = () => {
    const written = read()
    setAll(written)
    setProblems((shown) => stillWrong(shown, rules.check(written)))
  }

  return {
    values,
    isDirty: () => !same(values, first),
    problems,
    errorOf: (field) => reason(problems[field]),
    failure,
    busy,
    setValues(change) {
      const fields = Object.keys(change)
      const found = live ? rules.check({ ...values, ...change }) : {}
      setAll((now) => ({ ...now, ...change }))
      setProblems((shown) => ({ ...without(shown, fields), ...only(found, fields) }))
    },
    setFailure,
    clearError: (field) => setProblems((shown) => without(shown, [field])),
    validateOnBlur: (field) => setProblems((shown) => ({ ...shown, ...only(rules.check(read()), [field]) })),
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
      // The digit boxes of a code pass their digits to the form only after this event.
      ...(uncontrolled && { onInput: () => void setTimeout(recheck, 0) }),
    },
  }
}
