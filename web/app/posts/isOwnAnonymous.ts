/** Whether the item is the viewer's own without anybody else knowing: only the author of an anonymous item receives its `user`. */
export const isOwnAnonymous = ({
  isAnonymous,
  user,
}: {
  isAnonymous: boolean
  user: object | null
}): boolean => isAnonymous && user !== null
