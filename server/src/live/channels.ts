/** Whom an event reaches: who watches a post, or every browser of one person. */
export type Audience = { post: string } | { user: string }

export const channelOf = (audience: Audience): string =>
  'post' in audience ? `post:${audience.post}` : `user:${audience.user}`

/** The browser windows of one session; they are disconnected together when it ends. */
export const sessionChannel = (sessionId: string): string => `session:${sessionId}`
