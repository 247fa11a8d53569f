import { z } from 'zod'
import { crimeType, jsonList, optionalText, requiredText } from './fields.ts'
import { isAge } from './rules/age.ts'
import { crimeTypes, dangerLevels, genders, suspectStatuses } from './rules/crimeTypes.ts'
import { limits } from './rules/limits.ts'
import { suspectTexts } from './rules/texts.ts'

/** One of `values`; a form field left blank means `blank` (spec section 5). */
const choice = <const Value extends string>(values: readonly Value[], blank: Value) =>
  z.union([z.enum(values), z.literal('').transform(() => blank)], { error: 'unknown_value' })

export const gender = choice(genders, 'male')
/** For a new suspect the gender may be unknown. */
export const firstGender = z.union([z.enum(genders).nullable(), z.literal('').transform(() => null)], {
  error: 'unknown_value',
})
export const dangerLevel = choice(dangerLevels, 'low')
export const status = choice(suspectStatuses, 'wanted')
export const location = optionalText(suspectTexts.location)
export const name = requiredText(suspectTexts.name)

/** Whole years; null when unknown. */
export const age = z.union(
  [
    z.null(),
    z.literal('').transform(() => null),
    z.number().int().min(0).max(limits.age),
    z.string().max(3).refine(isAge).transform(Number),
  ],
  { error: 'age' },
)

export const crimeTypeList = jsonList(crimeType, crimeTypes.length)
export const atLeastOne = (list: readonly unknown[]) => list.length > 0

export const photo = {
  kinds: ['image'],
  most: 1,
  only: {
    formats: ['jpeg', 'png', 'webp'],
    bytes: limits.photoBytes,
    wrongType: 'photo_type',
    tooLarge: 'photo_too_large',
  },
} as const
export const photoErrors = [
  'file_missing',
  'files_unavailable',
  'file_damaged',
  'image_dimensions',
  'animation_dimensions',
  'photo_type',
  'photo_too_large',
] as const
