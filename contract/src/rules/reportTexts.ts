import type { CrimeType } from './crimeTypes.ts'
import {
  type FieldWith,
  fieldNames,
  fieldsWith,
  type ReportField,
  type ReportFieldRule,
  type ReportFieldRules,
  reportFields,
  type TextControl,
} from './reportFields.ts'

type TextField = ReportFieldRule & Required<Pick<ReportFieldRule, 'text'>>

/** What people have filled in before they begin: an empty field is '' everywhere, never null. */
export const emptyFields = {
  ...Object.fromEntries(fieldNames.map((field) => [field, ''])),
  kinds: [],
} as unknown as Record<Exclude<ReportField, 'kinds'>, string> & { kinds: CrimeType[] }

export const fieldsOnPage = (page: string): readonly ReportField[] =>
  fieldNames.filter((field) => reportFields[field].page === page)

/** The fields that are texts in words of the author. */
export type ReportTextField = FieldWith<'text'>
export const textFields = fieldsWith('text')

export const reportTexts = Object.fromEntries(
  textFields.map((field) => [field, reportFields[field].text]),
) as unknown as { readonly [Field in ReportTextField]: ReportFieldRules[Field]['text'] }

export const isText = (field: ReportField): field is ReportTextField => 'text' in reportFields[field]

/** The texts of which the forms show a message of one kind. */
type FieldWithMessage<Kind extends keyof TextControl> = {
  [Field in ReportTextField]: ReportFieldRules[Field] extends { control: Record<Kind, true> } ? Field : never
}[ReportTextField]

/** What an input of a text needs; `hint` and `warning` are the keys of its messages. */
export function inputOf(field: ReportTextField) {
  const { text, control = {} }: TextField = reportFields[field]
  const { hasHint, leadsToAuthor, kind, rows } = control
  return {
    ...(rows && { rows }),
    ...(kind && { autoCapitalize: 'none', spellCheck: false }),
    ...(kind === 'url' && { inputMode: kind }),
    most: text.most,
    optional: text.missing === undefined,
    hint: hasHint && (field as FieldWithMessage<'hasHint'>),
    warning: leadsToAuthor && (field as FieldWithMessage<'leadsToAuthor'>),
  }
}

type OwnLine = 'title' | 'desc' | 'location'
const ownLines: readonly ReportTextField[] = ['title', 'desc', 'location'] satisfies OwnLine[]

/** The texts besides the title, the description and the place: the moderators' desk treats all of these alike. */
export const furtherTexts = textFields.filter((field) => !ownLines.includes(field)) as readonly Exclude<
  ReportTextField,
  OwnLine
>[]
