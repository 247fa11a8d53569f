import { Skeleton } from '../ui/Skeleton.tsx'

export const PostSkeleton = () => (
  <div aria-hidden className="card">
    <div className="grid gap-3 p-3 sm:px-4">
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-4 w-full" />
    </div>
    <Skeleton className="aspect-[2.2] !rounded-none" />
    <div className="h-20" />
  </div>
)
