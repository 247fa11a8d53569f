import type { FollowSubject } from '@bichar/contract/follows.ts'
import { lazyPart } from '../ui/lazyPart.tsx'

const FollowToggle = lazyPart(() => import('./FollowToggle.tsx'))

interface FollowButtonProps {
  of: FollowSubject
  /** What it is called, where several buttons stand on one page. */
  name?: string
  /** What it is called, for whoever has to log in first. */
  title?: string
  className?: string
}

/** Follows something, quietly, or unfollows it. It takes its place from the beginning, and its code comes later. */
export const FollowButton = ({ of, name, title, className = '' }: FollowButtonProps) => (
  <div className={`flex min-h-11 noscript:hidden ${className}`}>
    <FollowToggle of={of} name={name} title={title} />
  </div>
)
