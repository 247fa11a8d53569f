import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import type { RefObject, SubmitEvent } from 'react'
import type { Problems } from './problems.ts'

/** Configuration of a form. */
export interface FormRules<Values extends object> {
  /** Initial values of the fields. */
  initial: Values
  /** The DOM holds the values, so that what was typed or filled in before hydration is not lost. */
  uncontrolled?: true
  /** Finds what the server would refuse. */
  check(values: NoInfer<Values>): Problems<string>
  /** Each field is checked on every change, and what is missing is said once the form is submitted. */
  validateOnChange?: true
  /** Whether two sets of values are equal; by default their JSON is compared. */
  isEqual?(one: NoInfer<Values>, other: NoInfer<Values>): boolean
  /**
   * The files of the form: the field names under which the server reports errors of them, and the callback for such an error, with the
   * place of the file among those that were sent.
   */
  files?: { names: readonly string[]; refuse(problem: ErrorCode | undefined, file?: number): void }
  /**
   * Submits the form. What it returns runs once the form has been accepted: an error there is no refusal. A page that leaves the app
   * returns a promise that never settles, so that the form stays busy.
   */
  send(values: NoInfer<Values>): Promise<unknown>
  /** Message when the server gives no reason (spec section 8). */
  fallback: string
  /** Returns this form's own message for an error, if it has one. */
  reasonOf?(error: unknown): string | undefined
  /** Called when sending begins and ends; a dialog around the form stays open meanwhile. */
  onBusy?(busy: boolean): void
  /** Message after the person has stopped the upload. */
  stopped?: string
  /**
   * The field that gets the focus after a refusal, which is then shown in the form alone. Without it, the fields that the server
   * complains about are marked, and a toast shows the rest.
   */
  focusOnError?: keyof NoInfer<Values> & string
}

/** The state of a form. `More` names fields whose values are kept elsewhere. */
export interface Form<Values extends object, More extends string = never> {
  values: Values
  /** Whether something has been written that would be lost. */
  isDirty(): boolean
  problems: Problems<FieldOf<Values> | More>
  /** What is wrong with a field, in the reader's language. */
  errorOf(field: FieldOf<Values> | More): string | undefined
  /** Why the last submission failed. */
  failure: string | undefined
  busy: boolean
  setValues(change: Partial<Values>): void
  setFailure(failure: string | undefined): void
  /** Removes the error of a field whose value has changed. */
  clearError(field: FieldOf<Values> | More): void
  /** Shows the error of a field as soon as it loses the focus. */
  validateOnBlur(field: string): void
  /** Marks the fields that the server refused. */
  setServerErrors(error: unknown): void
  focus(field: FieldOf<Values>): void
  /** Validates all or some fields, marks the errors and focuses the first; returns whether all are valid. */
  check(fields?: readonly FieldOf<Values>[]): boolean
  submit(): Promise<void>
  /** Props of the form element. */
  form: {
    ref: RefObject<HTMLFormElement | null>
    method: 'post'
    noValidate: true
    onSubmit(event: SubmitEvent<HTMLFormElement>): void
    onInput?(): void
  }
}

export type FieldOf<Values extends object> = keyof Values & string
