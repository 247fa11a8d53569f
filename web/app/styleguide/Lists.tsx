import { FileX2 } from 'lucide-react'
import { Empty } from '../ui/Empty.tsx'
import { FilterChips } from '../ui/FilterChips.tsx'
import { FilterLinks } from '../ui/FilterLinks.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Pager } from '../ui/Pager.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useSampleWords } from './samples.ts'

/** What stands around lists, and in place of them. */
export function Lists() {
  const { label, short, long, text } = useSampleWords()
  return (
    <>
      <FilterLinks
        label={label}
        name="kind"
        chosen=""
        options={[
          { value: '', label: short },
          { value: 'other', label: long },
        ]}
      />
      <FilterChips
        chips={[
          { label: short, without: '?one' },
          { label, without: '?two' },
        ]}
      />
      <Pager page={2} totalPages={9} pageAt={(page) => `?page=${page}`} />
      <Pager page={2} totalPages={9} pageAt={(page) => `?page=${page}`} listsPages />
      <Spinner />
      <Skeleton className="h-11" />
      <Empty isSmall icon={<FileX2 aria-hidden className="size-8" />} title={long} text={text} />
      <LoadFailed error={undefined} fallback={long} retry={() => {}} />
    </>
  )
}
