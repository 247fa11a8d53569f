import type { FollowSubject } from '@bichar/contract/follows.ts'
import { useEffect, useEffectEvent } from 'react'
import { FollowingMessages } from '../notifications/FollowingMessages.tsx'
import { useFollowing } from './useFollowing.ts'

interface FollowAfterLoginProps {
  of: FollowSubject
  onDone(): void
}

/** Follows the subject that a guest wanted to follow before logging in, and confirms it with a toast. */
export default function FollowAfterLogin(props: FollowAfterLoginProps) {
  return (
    <FollowingMessages>
      <Follow {...props} />
    </FollowingMessages>
  )
}

function Follow({ of, onDone }: FollowAfterLoginProps) {
  const { change } = useFollowing(of)
  const follow = useEffectEvent(() => void change(true).then(onDone))
  useEffect(() => follow(), [])
  return null
}
