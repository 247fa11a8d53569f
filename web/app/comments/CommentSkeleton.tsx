import { Skeleton } from '../ui/Skeleton.tsx'

export const CommentSkeleton = () => (
  <div aria-hidden className="grid gap-4">
    {['w-2/3', 'w-4/5', 'w-1/2'].map((width) => (
      <div key={width} className="flex gap-3">
        <Skeleton className="size-9 shrink-0 !rounded-full" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-11 w-32" />
        </div>
      </div>
    ))}
  </div>
)
