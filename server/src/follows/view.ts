import type { Follow } from '@bichar/contract/follows.ts'
import { type FollowRow, subjectOf } from './store.ts'

export const followView = ({ post_id, suspect_id, facet, title, name, status }: FollowRow): Follow => ({
  ...(post_id ? { kind: 'post' as const, of: post_id } : subjectOf(suspect_id ?? facet ?? '')),
  name: title ?? name ?? '',
  status,
})
