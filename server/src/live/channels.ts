import type { TargetAudience } from '@bichar/contract/notifications.ts'

/** Whom an event reaches: who watches a post, every browser of one person, or of everybody in an audience. */
export type Audience = { post: string } | { user: string } | { audience: TargetAudience }

export function channelOf(audience: Audience): string {
  if ('post' in audience) return `post:${audience.post}`
  return 'user' in audience ? `user:${audience.user}` : `audience:${audience.audience}`
}

/** The browser windows of one session; they are disconnected together when it ends. */
export const sessionChannel = (sessionId: string): string => `session:${sessionId}`
