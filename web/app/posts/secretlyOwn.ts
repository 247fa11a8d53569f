/** Whether this is the viewer's own and nobody else knows it: of what is anonymous only its author gets the person. */
export const isSecretlyOwn = ({
  isAnonymous,
  user,
}: {
  isAnonymous: boolean
  user: object | null
}): boolean => isAnonymous && user !== null
