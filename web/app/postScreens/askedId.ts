import type { Post } from '@bichar/contract/posts.ts'

/** Id of the element that shows what the author of a post is asked. */
export const askedId = ({ _id }: Pick<Post, '_id'>): string => `asked-${_id}`
