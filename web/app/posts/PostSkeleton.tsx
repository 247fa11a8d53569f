import { Skeleton } from '../ui/Skeleton.tsx'

export const PostSkeleton = () => (
  <div aria-hidden className="card">
    <div className="grid gap-3 p-3 sm:p-4">
      <div className="flex items-center gap-3">
        <Skeleton className="size-11 !rounded-full" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3 w-3/5" />
        </div>
      </div>
      <Skeleton className="h-5 w-4/5" />
      <div className="grid gap-2">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </div>
    <Skeleton className="aspect-video !rounded-none" />
    <div className="h-24" />
  </div>
)
