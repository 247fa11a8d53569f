/** The grey place of something that is on its way. */
export const Skeleton = ({ className }: { className: string }) => (
  <div aria-hidden className={`animate-pulse rounded-control bg-raised ${className}`} />
)
