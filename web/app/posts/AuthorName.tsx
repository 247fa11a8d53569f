import type { Post } from '@bichar/contract/posts.ts'
import { useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'

/** `withoutAccount` is optional, because some callers only have the outline of a post. */
export type Authored = Pick<Post, 'user' | 'isAnonymous'> & Partial<Pick<Post, 'withoutAccount'>>

/** Only the author of an anonymous post receives its `user`; they see a label that others do not know the author. */
export function AuthorName({ post: { user, isAnonymous, withoutAccount } }: { post: Authored }) {
  const t = useTranslations('posts.card')
  const followUps = useTranslations('followUps')
  if (withoutAccount) return followUps('withoutAccount')
  if (isAnonymous) return t(user ? 'anonymousYou' : 'anonymous')
  if (!user) return t('formerMember')
  return <span lang={languageOf(user.name)}>{user.name}</span>
}
