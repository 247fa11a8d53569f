import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import type { RefObject, SubmitEvent } from 'react'
import type { Problems } from './problems.ts'

/** What a form is about. */
export interface FormRules<Values extends object> {
  /** What stands in the fields at first. */
  initial: Values
  /** The fields belong to the browser: what was typed or filled in before the page came to life is not lost. */
  uncontrolled?: true
  /** What the server would refuse. */
  check(values: NoInfer<Values>): Problems<string>
  /** Each field is checked as it is written, and the button waits until all is well. */
  live?: true
  /** Whether two say the same. */
  same?(one: NoInfer<Values>, other: NoInfer<Values>): boolean
  /** The files of the form: by which names the server complains about them, and who is told of it. */
  files?: { names: readonly string[]; refuse(problem: ErrorCode | undefined): void }
  /** Does what the form is for. A page that leaves the app returns a promise without end: the form stays busy. */
  send(values: NoInfer<Values>): Promise<unknown>
  /** What is said when the server gives no reason (spec section 8). */
  fallback: string
  /** What this form says of an error in words of its own. */
  reasonOf?(error: unknown): string | undefined
  /** What is said once the person has stopped the upload. */
  stopped?: string
  /**
   * Where the person goes on after a refusal, which then is told in the form alone. Without it the fields that the server
   * complains about are marked, and a toast tells the rest.
   */
  retryAt?: keyof NoInfer<Values> & string
}

/** A form that is being filled in. `More` are fields whose values are kept elsewhere. */
export interface Form<Values extends object, More extends string = never> {
  values: Values
  /** Something has been written that would be lost. */
  isDirty(): boolean
  problems: Problems<FieldOf<Values> | More>
  /** What is wrong with a field, in the reader's language. */
  errorOf(field: FieldOf<Values> | More): string | undefined
  /** Why it was not sent. */
  failure: string | undefined
  busy: boolean
  setValues(change: Partial<Values>): void
  setFailure(failure: string | undefined): void
  /** Takes the complaint about a field back: it is another now. */
  clearError(field: FieldOf<Values> | More): void
  /** Says what is wrong with a field as soon as it is left. */
  validateOnBlur(field: string): void
  /** Marks what the server refused. */
  setServerErrors(error: unknown): void
  focus(field: FieldOf<Values>): void
  /** Marks what is wrong, with all fields or with some, and puts the focus there; says whether all is well. */
  check(fields?: readonly FieldOf<Values>[]): boolean
  submit(): Promise<void>
  /** For the element itself. */
  form: {
    ref: RefObject<HTMLFormElement | null>
    method: 'post'
    noValidate: true
    onSubmit(event: SubmitEvent<HTMLFormElement>): void
    onInput?(): void
  }
}

export type FieldOf<Values extends object> = keyof Values & string
