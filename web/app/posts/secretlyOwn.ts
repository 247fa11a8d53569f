import type { Post } from '@bichar/contract/posts.ts'

/** Whether this is the viewer's own and nobody else knows it: of an anonymous post only its author gets the person. */
export const isSecretlyOwn = ({ isAnonymous, user }: Pick<Post, 'isAnonymous' | 'user'>): boolean =>
  isAnonymous && user !== null
