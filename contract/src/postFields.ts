import { z } from 'zod'
import { crimeType, jsonList, optionalText, requiredText } from './fields.ts'
import { placeName } from './places.ts'
import { crimeTypes } from './rules/crimeTypes.ts'
import { isIncidentTime } from './rules/incidentTime.ts'
import { limits } from './rules/limits.ts'
import { type ReportTextField, reportTexts, textFields } from './rules/reportTexts.ts'
import type { TextRule } from './rules/text.ts'

const incidentAt = z
  .string({ error: 'incident_at' })
  .max('YYYY-MM-DDTHH:mm'.length, { error: 'incident_at' })
  .refine((text) => text === '' || isIncidentTime(text), { error: 'incident_at' })
  .describe('Time of the incident in Asia/Dhaka: YYYY-MM-DD or YYYY-MM-DDTHH:mm')
  .default('')

/** Duplicates are dropped; the order of choice is kept. */
const kinds = jsonList(crimeType, crimeTypes.length)
  .transform((chosen) => [...new Set(chosen)])
  .refine(({ length }) => length <= limits.kindsPerPost, { error: 'too_many_kinds' })
  .default([])

type RequiredRule = Parameters<typeof requiredText>[0]
type TextInput<Rule> = ReturnType<Rule extends RequiredRule ? typeof requiredText : typeof optionalText>

const isRequired = (rule: TextRule): rule is RequiredRule => rule.missing !== undefined
const textInput = (rule: TextRule) => (isRequired(rule) ? requiredText(rule) : optionalText(rule))

const textInputs = Object.fromEntries(
  textFields.map((field) => [field, textInput(reportTexts[field])]),
) as unknown as { [Field in ReportTextField]: TextInput<(typeof reportTexts)[Field]> }

export const postFields = {
  ...textInputs,
  district: placeName,
  upazila: placeName,
  incidentAt,
  kinds,
}
