import type { FollowSubject } from '@bichar/contract/follows.ts'
import { lazyPart } from '../ui/lazyPart.tsx'

const FollowToggle = lazyPart(() => import('./FollowToggle.tsx'))

interface FollowButtonProps {
  of: FollowSubject
  /** Name of the subject in the button's accessible name, where several buttons are on one page. */
  name?: string
  /** Name of the subject, shown to guests who have to log in first. */
  title?: string
  className?: string
}

/** A button that follows or unfollows a subject. Its code loads lazily, so its space is reserved from the start. */
export const FollowButton = ({ of, name, title, className = '' }: FollowButtonProps) => (
  <div className={`flex min-h-11 noscript:hidden ${className}`}>
    <FollowToggle of={of} name={name} title={title} />
  </div>
)
