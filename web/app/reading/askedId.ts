import type { Post } from '@bichar/contract/posts.ts'

/** Where on the page stands what the author of a post is asked. */
export const askedId = ({ _id }: Pick<Post, '_id'>): string => `asked-${_id}`
