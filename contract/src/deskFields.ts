import { z } from 'zod'
import { flag, id, optionalText, searchWords } from './fields.ts'
import { deskActions, deskKinds, needsReason } from './rules/desk.ts'
import { limits } from './rules/limits.ts'
import { reportTexts } from './rules/reportTexts.ts'
import { reviewTexts } from './rules/texts.ts'

export const unknown = { error: 'unknown_value' }
export const kind = z.enum(deskKinds, unknown)

export const wanted = {
  kind: z
    .enum([...deskKinds, ''], unknown)
    .default('')
    .describe('Only items of this kind; all kinds when left out or empty.'),
  age: z.coerce
    .number({ error: 'validation' })
    .int()
    .min(0)
    .max(10_000)
    .default(0)
    .describe('Only items that have waited for at least this many hours.'),
  place: optionalText(reportTexts.location).describe('A part of the text of the location.'),
  media: z.enum(['yes', 'no', ''], unknown).default('').describe('Only items with files, or without any.'),
  firstTime: flag(false).describe(
    'Only items whose author is named and has no approved post yet. An anonymous item never matches, whoever wrote it.',
  ),
  mine: flag(false).describe('Only items that the caller has claimed.'),
  search: searchWords,
}

export const decidedVersion = z.string({ error: 'validation' }).min(1).max(100, { error: 'too_long' })

const decision = z
  .object({
    kind,
    id,
    version: decidedVersion,
    action: z.enum(Object.values(deskActions).flat(), unknown),
    reason: optionalText(reviewTexts.reason).describe(
      'The author receives it, if the action notifies the author.',
    ),
    leaveOut: z
      .array(id)
      .max(limits.suspectsPerPost)
      .default([])
      .describe('As `leaveOut` of an approval: the proposed suspects of a post who are not shown with it.'),
  })
  .refine((each) => (deskActions[each.kind] as readonly string[]).includes(each.action), {
    ...unknown,
    path: ['action'],
  })
  .refine(({ action, reason }) => !needsReason(action) || reason !== '', {
    error: 'reason_required',
    path: ['reason'],
  })

export const decisions = z
  .array(decision, { error: 'validation' })
  .min(1, { error: 'validation' })
  .max(limits.deskDecisions, { error: 'validation' })
