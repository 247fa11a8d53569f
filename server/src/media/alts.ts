import type { MediaKind } from '@bichar/contract/rules/mediaFiles.ts'
import { characterCount } from '@bichar/contract/rules/text.ts'
import { altTexts } from '@bichar/contract/rules/texts.ts'
import { ApiError, invalidField } from '../core/refusal.ts'
import type { Upload } from '../core/upload.ts'

/** The uploads of a form with what is said of each, in their order; of the last ones, nothing may be said. */
export function withAlts(uploads: readonly Upload[], alts: readonly string[]): Upload[] {
  if (alts.length > uploads.length) throw invalidField('alts', 'too_many_alts')
  return uploads.map((upload, index) => ({ ...upload, alt: alts[index] ?? '' }))
}

/** Throws if the alt of a file, sent in this field, is longer than one of its kind may be. */
export function refuseLongAlt(field: string, kind: MediaKind, alt: string): void {
  const { most } = altTexts[kind]
  if (characterCount(alt) <= most) return
  throw new ApiError('too_long', { fields: { [field]: 'too_long' }, params: { [field]: { most } } })
}
