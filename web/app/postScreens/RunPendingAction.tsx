import type { Post } from '@bichar/contract/posts.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { PendingAction } from '../accounts/pendingAction.ts'
import { takePendingAction } from '../accounts/pendingActionAfterLogin.ts'
import { call } from '../api/call.ts'
import { useSession } from '../api/session.ts'
import { giveVote } from '../comments/queries.ts'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { isOwnAnonymous } from '../posts/isOwnAnonymous.ts'
import { postKeys } from '../posts/queries.ts'
import { toggleReaction } from '../reactions/reactions.ts'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { toast } from '../ui/toast.ts'

const ShareDialog = lazyDialog(() => import('../sharing/ShareDialog.tsx'))
const FlagDialog = lazyDialog(() => import('../flags/FlagDialog.tsx'))
const AddSuspectDialog = lazyDialog(() => import('../suspects/form/AddSuspectDialog.tsx'))
const FollowAfterLogin = lazyPart(() => import('../follows/FollowAfterLogin.tsx'))

/** The pages for logging in, on which nothing is done yet. */
const isOnTheWay = (pathname: string) => ['/login', '/register', '/verify-otp'].includes(pathname)

/** Length to which a comment is cut in the toast, enough to recognise it. */
const mostOfTitle = 60

/** Actions that open a dialog, or whose messages are loaded later. */
type Opened = { act: 'flag'; post: Post } | (PendingAction & { act: 'share' | 'follow' | 'addSuspect' })

/** Does what people tapped before they had to log in, once they are back on the page where they tapped it. */
export function RunPendingAction() {
  const t = useTranslations('reactions')
  const client = useQueryClient()
  const { user } = useSession()
  const { pathname } = useLocation()
  const comments = useTranslations('comments')
  const common = useTranslations('common')
  const messageOf = useErrorMessage()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened>()
  const person = user?._id
  const isBack = person !== undefined && !isOnTheWay(pathname)

  const react = async (post: Post) => {
    // If they had reacted already, this must not take the reaction back.
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
  const vote = async (action: PendingAction & { act: 'voteOn' }) => {
    try {
      await giveVote(client, action)
      // Names the comment, which may be in a dialog that is no longer open.
      toast.success(`${comments(action.direction)}: ${action.title.slice(0, mostOfTitle)}`)
    } catch (error) {
      toast.error(messageOf(error, comments('voteFailed')))
    }
  }
  const give = useEffectEvent(async (action: PendingAction) => {
    if (action.act === 'share' || action.act === 'follow' || action.act === 'addSuspect') setOpened(action)
    if (action.act === 'voteOn') await vote(action)
    if (action.act !== 'react' && action.act !== 'flag') return
    const { post } = await call('GET /posts/:id', { params: { id: action.id } })
    if (action.act === 'react') await react(post)
    else setOpened({ act: 'flag', post })
  })
  const explain = useEffectEvent((error: unknown) => {
    console.warn('What was wanted could not be done', error)
    toast.error(messageOf(error, common('somethingWrong')))
  })
  useEffect(() => {
    const action = isBack && takePendingAction(person, ({ act }) => act !== 'comment')
    if (!action) return
    give(action).catch(explain)
  }, [isBack, person])

  const close = () => setOpened(undefined)
  if (!opened) return null
  if (opened.act === 'share') return <ShareDialog shared={opened} onClose={close} />
  if (opened.act === 'follow') return <FollowAfterLogin of={opened.subject} onDone={close} />
  if (opened.act === 'addSuspect') {
    const show = ({ _id }: Pick<Suspect, '_id'>) => void navigate(`/suspects/${_id}`)
    return <AddSuspectDialog onClose={close} onCreated={show} onAlike={show} />
  }
  const { post } = opened
  const subject = { kind: 'post', id: post._id, isOwnAnonymous: isOwnAnonymous(post) } as const
  return <FlagDialog subject={subject} onClose={close} />
}
