import type { FollowSubject } from '@bichar/contract/follows.ts'
import { useEffect, useEffectEvent } from 'react'
import { FollowingWords } from '../notifications/FollowingWords.tsx'
import { useFollowing } from './useFollowing.ts'

interface FollowWantedProps {
  of: FollowSubject
  onDone(): void
}

/** Follows the subject that a guest wanted to follow before logging in, and confirms it with a toast. */
export default function FollowWanted(props: FollowWantedProps) {
  return (
    <FollowingWords>
      <Wanted {...props} />
    </FollowingWords>
  )
}

function Wanted({ of, onDone }: FollowWantedProps) {
  const { change } = useFollowing(of)
  const follow = useEffectEvent(() => void change(true).then(onDone))
  useEffect(() => follow(), [])
  return null
}
