import type { DeskKind } from '@bichar/contract/rules/desk.ts'
import { flagSource } from './flag.ts'
import { postSource } from './post.ts'
import type { Source } from './source.ts'
import { supportSource } from './support.ts'
import { timelineSource } from './timeline.ts'

export const sources: Record<DeskKind, Source> = {
  post: postSource,
  timeline: timelineSource,
  flag: flagSource,
  support: supportSource,
}
