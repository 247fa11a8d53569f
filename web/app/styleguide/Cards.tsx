import { suspectStatuses } from '@bichar/contract/rules/crimeTypes.ts'
import { Avatar } from '../media/Avatar.tsx'
import { PostCard } from '../postScreens/PostCard.tsx'
import { StatusBadge } from '../suspects/StatusBadge.tsx'
import { StatusMark } from '../suspects/StatusMark.tsx'
import { CaseLine } from '../timelines/CaseLine.tsx'
import { useSamplePost } from './samples.ts'

/** What the product shows. */
export function Cards() {
  const post = useSamplePost()
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar src={null} />
        {suspectStatuses.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
        {suspectStatuses.map((status) => (
          <StatusMark key={status} status={status} />
        ))}
      </div>
      <CaseLine post={post} />
      <PostCard post={post} />
    </>
  )
}
