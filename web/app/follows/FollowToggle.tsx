import type { FollowSubject } from '@bichar/contract/follows.ts'
import { Bell, BellRing } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { HiddenName } from '../i18n/MixedScript.tsx'
import { FollowingMessages } from '../notifications/FollowingMessages.tsx'
import { Button } from '../ui/Button.tsx'
import { useIsFollowed } from './queries.ts'
import { useFollowing } from './useFollowing.ts'

interface FollowToggleProps {
  of: FollowSubject
  name?: string | undefined
  title?: string | undefined
}

export default function FollowToggle(props: FollowToggleProps) {
  return (
    <FollowingMessages>
      <Toggle {...props} />
    </FollowingMessages>
  )
}

function Toggle({ of, name, title = name ?? '' }: FollowToggleProps) {
  const t = useTranslations('following')
  const gate = useLoginGate()
  const isFollowed = useIsFollowed(of)
  const { change, isPending } = useFollowing(of)
  const press = () => {
    // A press before the state is known means follow; following something twice has no effect.
    if (!isPending && gate('continue', undefined, { act: 'follow', subject: of, title })())
      void change(!isFollowed)
  }
  const words = t(isFollowed ? 'button.following' : 'button.follow')
  const Icon = isFollowed ? BellRing : Bell
  return (
    <Button
      look="secondary"
      aria-pressed={isFollowed ?? false}
      onClick={press}
      className={`grow ${isFollowed ? '!bg-tint !text-brand' : ''}`}
    >
      <Icon aria-hidden className="size-5" />
      <span aria-hidden={name ? true : undefined}>{words}</span>
      {name && <HiddenName text={`${words}: ${name}`} />}
    </Button>
  )
}
