import type { AuditEntry } from '@bichar/contract/audit.ts'

/** Where an admin can view the subject of an entry; undefined if it no longer exists or has no page of its own. */
export function subjectAddress({ kind, _id, postId, exists }: AuditEntry['subject']): string | undefined {
  if (!exists) return undefined
  switch (kind) {
    case 'post':
      return `/admin/getPostDetails/${_id}`
    case 'comment':
    case 'timeline':
      return postId ? `/admin/getPostDetails/${postId}` : undefined
    case 'watchWord':
      return '/admin/watch-words'
    case 'suspect':
      return `/suspects/${_id}`
    case 'user':
      return `/admin/users/${_id}`
    case 'support':
      return '/admin/support-requests'
    case 'notification':
      return '/admin/notifications'
    case 'blog':
      return `/admin/blog/${_id}`
    case 'story':
      return '/admin/success-stories'
  }
}
