import type { ApprovedVersion } from '@bichar/contract/desk.ts'
import type { Post } from '@bichar/contract/posts.ts'
import { furtherTexts } from '@bichar/contract/rules/reportTexts.ts'

type FurtherText = (typeof furtherTexts)[number]
type OtherField = 'place' | 'incidentAt' | 'kinds' | 'suspects' | 'author'

export const isFurtherText = (field: FieldChange['field']): field is FurtherText =>
  furtherTexts.some((text) => text === field)

/** What is gone of a field, and what is new in it. */
export interface FieldChange {
  field: OtherField | FurtherText | 'files' | 'alts'
  removed: readonly string[]
  added: readonly string[]
}

export type ChangedPost = Pick<
  Post,
  FurtherText | 'location' | 'place' | 'incidentAt' | 'kinds' | 'criminals' | 'isAnonymous' | 'medias'
>

/** How the fields of a post differ from what was approved; its title and its text are compared by words. */
export function fieldChanges(
  approved: ApprovedVersion,
  post: ChangedPost,
  language: 'en' | 'bn',
): FieldChange[] {
  const valuesOf = (version: ChangedPost | ApprovedVersion): Record<OtherField | FurtherText, string[]> => ({
    place: [[version.place[language], version.location].filter(Boolean).join(' · ')],
    ...(Object.fromEntries(furtherTexts.map((field) => [field, [version[field]]])) as Record<
      FurtherText,
      string[]
    >),
    incidentAt: [version.incidentAt],
    kinds: version.kinds,
    suspects: version.criminals.map(({ name }) => name),
    author: [version.isAnonymous ? 'anonymous' : 'named'],
  })
  const before = valuesOf(approved)
  const after = valuesOf(post)
  const changes: FieldChange[] = (Object.keys(before) as (keyof typeof before)[]).map((field) => ({
    field,
    removed: missingIn(after[field], before[field]),
    added: missingIn(before[field], after[field]),
  }))
  const files = {
    field: 'files' as const,
    removed: approved.removedMedias > 0 ? [String(approved.removedMedias)] : [],
    added: approved.addedMedias > 0 ? [String(approved.addedMedias)] : [],
  }
  const altsNow = post.medias.map(({ alt }) => alt)
  const alts = {
    field: 'alts' as const,
    removed: missingIn(altsNow, approved.alts),
    added: missingIn(approved.alts, altsNow),
  }
  return [...changes, files, alts].filter(({ removed, added }) => removed.length + added.length > 0)
}

const missingIn = (others: readonly string[], values: readonly string[]): string[] =>
  values.filter((value) => value !== '' && !others.includes(value))
