/** Why the server refuses a comment with a name until its author confirms it: their own anonymous post or comment is above it. */
export type NameRefusal = 'name_below_own_post' | 'name_below_own_comment'

export const isNameRefusal = (code: string): code is NameRefusal => code.startsWith('name_below_own_')
