/** A grey placeholder for content that is loading. */
export const Skeleton = ({ className }: { className: string }) => (
  <div aria-hidden className={`animate-pulse rounded-control bg-raised ${className}`} />
)
