import type { Post } from '@bichar/contract/posts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Wanted } from '../accounts/wanted.ts'
import { takeWanted } from '../accounts/wantedAfter.ts'
import { call } from '../api/call.ts'
import { useSession } from '../api/session.ts'
import { postKeys } from '../posts/queries.ts'
import { isSecretlyOwn } from '../posts/secretlyOwn.ts'
import { toggleReaction } from '../reactions/reactions.ts'
import type { Shared } from '../sharing/addresses.ts'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { toast } from '../ui/toast.ts'

const ShareDialog = lazyDialog(() => import('../sharing/ShareDialog.tsx'))
const FlagDialog = lazyDialog(() => import('../flags/FlagDialog.tsx'))

/** The pages for logging in, where nothing is done yet. */
const isOnTheWay = (pathname: string) => ['/login', '/register', '/verify-otp'].includes(pathname)

/** Gives people who had to log in what they had tapped before, once they are back where that was. */
export function DoWanted() {
  const t = useTranslations('reactions')
  const client = useQueryClient()
  const { user } = useSession()
  const { pathname } = useLocation()
  const [shared, setShared] = useState<Shared>()
  const [flagged, setFlagged] = useState<Post>()
  const person = user?._id
  const isBack = person !== undefined && !isOnTheWay(pathname)

  const react = async (post: Post) => {
    // Whoever wanted it before already does not take it back by this.
    if (!post.hasReacted) {
      let failed = false
      await toggleReaction(client, post, () => {
        failed = true
      })
      if (failed) return void toast.error(t('failed'))
    }
    toast.success(`${t('justice')}: ${post.title}`)
    await client.invalidateQueries({ queryKey: postKeys.all })
  }
  const give = useEffectEvent(async (wanted: Wanted) => {
    if (wanted.act === 'share') return setShared(wanted)
    if (wanted.act !== 'react' && wanted.act !== 'flag') return
    const { post } = await call('GET /posts/:id', { params: { id: wanted.id } })
    if (wanted.act === 'react') await react(post)
    else setFlagged(post)
  })
  useEffect(() => {
    const wanted = isBack && takeWanted(person, ({ act }) => act !== 'comment')
    if (!wanted) return
    give(wanted).catch((error: unknown) => console.warn('What was wanted could not be done', error))
  }, [isBack, person])

  if (shared) return <ShareDialog shared={shared} onClose={() => setShared(undefined)} />
  if (!flagged) return null
  const subject = { kind: 'post', id: flagged._id, isSecretlyOwn: isSecretlyOwn(flagged) } as const
  return <FlagDialog subject={subject} onClose={() => setFlagged(undefined)} />
}
