import type { DeskKind } from '@bichar/contract/rules/desk.ts'
import { flagSource } from './flag.ts'
import { postSource } from './post.ts'
import type { Source } from './source.ts'
import { supportSource } from './support.ts'
import { timelineSource } from './timeline.ts'

/** Where what waits comes from. */
export const sources: { [Kind in DeskKind]: Source & { kind: DeskKind } } = {
  post: postSource,
  timeline: timelineSource,
  flag: flagSource,
  support: supportSource,
}
