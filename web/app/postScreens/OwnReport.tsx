import type { Post } from '@bichar/contract/posts.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { FollowingMessages } from '../notifications/FollowingMessages.tsx'
import { outcomesOptions } from '../outcomes/queries.ts'
import { questionsOptions, talkIsOpen } from '../questions/queries.ts'
import { Button } from '../ui/Button.tsx'
import { askedId } from './askedId.ts'

/** Replaces the follow button for the author of a report: says that they are notified anyway, and leads to what they are asked. */
export default function OwnReport({ post }: { post: Post }) {
  return (
    <FollowingMessages>
      <Own post={post} />
    </FollowingMessages>
  )
}

function Own({ post }: { post: Post }) {
  const t = useTranslations('following')
  const questions = useTranslations('followUps.questions')
  const { data: talk } = useQuery({ ...questionsOptions(post._id), enabled: talkIsOpen(post) })
  const { data: outcomes } = useQuery(outcomesOptions())
  const isAskedOutcome = outcomes?.some(({ postId }) => postId === post._id)
  if (!talk?.can.answer && !isAskedOutcome) {
    return <p className="self-center text-quiet text-sm leading-5">{t('own')}</p>
  }
  const show = () => {
    const asked = document.getElementById(askedId(post))
    asked?.scrollIntoView()
    asked?.focus({ preventScroll: true })
  }
  return (
    <Button look="secondary" onClick={show} className="!py-0 text-sm">
      <ArrowDown aria-hidden className="size-5" />
      {talk?.can.answer ? questions('titleOwn') : t('outcome.title')}
    </Button>
  )
}
