export const permissions = 'server/src/test/permissions.test.ts'
export const postPolicy = 'server/src/posts/policy.ts'
const onPost = `{
    edit: author || moderator,
    delete: author || moderator,
    changeAnonymity: author,
    moderate: moderator,
    addTimeline: author || moderator,
  }`
export const onPostWith = (ability: string, other: string) => ({
  file: postPolicy,
  find: onPost,
  broken: onPost.replace(ability, other),
})
