import type { DeskKind } from '@bichar/contract/rules/desk.ts'
import type { Deps } from '../../core/deps.ts'
import { flagSource } from './flag.ts'
import { postSource } from './post.ts'
import type { Source } from './source.ts'
import { supportSource } from './support.ts'
import { suspectSource } from './suspect.ts'
import { suspectChangeSource } from './suspectChange.ts'
import { timelineSource } from './timeline.ts'

export const sources: Record<DeskKind, Source> = {
  post: postSource,
  timeline: timelineSource,
  suspect: suspectSource,
  suspectChange: suspectChangeSource,
  flag: flagSource,
  support: supportSource,
}

/** The id of the thing whose flags, notes and history belong to an item. */
export const subjectIdOf = async (
  deps: Deps,
  { kind, id }: { kind: DeskKind; id: string },
): Promise<string> => (await sources[kind].subjectId?.(deps, id)) ?? id
