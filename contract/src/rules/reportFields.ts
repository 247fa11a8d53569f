import { toLatinDigits } from './digits.ts'
import { limits } from './limits.ts'
import type { TextRule } from './text.ts'
import { sourceText, titleText } from './texts.ts'

/** How the forms ask for a text: on one line, unless `rows` says otherwise. */
export interface TextControl {
  /** Initial number of lines, if it has several. */
  rows?: number
  /** Whether `posts.form.hints.<field>` explains it. */
  hasHint?: true
  /** Whether it may lead to the author of an anonymous report, of which `posts.form.warnings.<field>` warns. */
  leadsToAuthor?: true
  /** What it is, if not words: browsers neither capitalise nor correct it. */
  kind?: 'url' | 'code'
}

export interface ReportFieldRule {
  /** Its column of `posts`. */
  column: string
  /** The page of the form on which it is filled in. */
  page: 'what' | 'proof'
  /** What a text must be. Its label is `posts.fields.<field>`. */
  text?: TextRule
  control?: TextControl
  /** How much a word of it counts in the search, as a weight of PostgreSQL; the search does not look into a field without one. */
  searchWeight?: 'A' | 'B' | 'D'
  /** Whether it is shown with its label wherever the whole report is; left out for a field with components of its own. */
  isLabelled?: true
}

/**
 * The fields that people fill in for a report, in the order of its form. From them follow the schemas of input and output, the columns
 * that are read and written, the pages, rules, inputs and summary of the form, what moderators see of an edit, and the search.
 */
export const reportFields = {
  title: { column: 'title', page: 'what', text: titleText, searchWeight: 'A' },
  desc: {
    column: 'description',
    page: 'what',
    text: { most: limits.description, missing: 'description_required' },
    control: { rows: 6, hasHint: true },
    searchWeight: 'D',
  },
  kinds: { column: 'kinds', page: 'what' },
  incidentAt: { column: 'incident_at', page: 'what' },
  district: { column: 'district', page: 'what' },
  upazila: { column: 'upazila', page: 'what' },
  location: {
    column: 'location',
    page: 'what',
    text: { most: limits.location },
    control: { hasHint: true },
    searchWeight: 'B',
  },
  source: {
    column: 'source',
    page: 'proof',
    text: sourceText,
    control: { hasHint: true, kind: 'url' },
  },
  caseNumber: {
    column: 'case_number',
    page: 'proof',
    text: {
      most: 40,
      adjust: toLatinDigits,
      shape: { fits: (text) => /^[\p{L}\p{M}\p{N}\p{Join_Control}/-]*$/u.test(text), error: 'case_number' },
    },
    control: { hasHint: true, leadsToAuthor: true, kind: 'code' },
    searchWeight: 'D',
    isLabelled: true,
  },
} as const satisfies Readonly<Record<string, ReportFieldRule>>

export type ReportFieldRules = typeof reportFields
export type ReportField = keyof ReportFieldRules

/** The fields whose rule has a property. */
export type FieldWith<Property extends keyof ReportFieldRule> = {
  [Field in ReportField]: Property extends keyof ReportFieldRules[Field] ? Field : never
}[ReportField]

export const fieldNames = Object.keys(reportFields) as readonly ReportField[]

export const fieldsWith = <Property extends keyof ReportFieldRule>(property: Property) =>
  fieldNames.filter((field) => property in reportFields[field]) as ReportField[] as FieldWith<Property>[]
