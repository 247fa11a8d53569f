import type { TargetAudience } from '@bichar/contract/notifications.ts'

/** The receivers of an event: everybody who watches a post, all browsers of one person, or everybody in an audience. */
export type Audience = { post: string } | { user: string } | { audience: TargetAudience }

export function channelOf(audience: Audience): string {
  if ('post' in audience) return `post:${audience.post}`
  return 'user' in audience ? `user:${audience.user}` : `audience:${audience.audience}`
}

/** The channel of one session's browser windows, which are disconnected together when the session ends. */
export const sessionChannel = (sessionId: string): string => `session:${sessionId}`
