import { type Fault, noticedBy } from '../fault.ts'

const entryCard = 'web/app/admin/PendingTimelineCard.tsx'

export const ofTimelines: Fault[] = [
  ...noticedBy('muchToRead', 'of an entry that waits', {
    'entry-without-date': { file: entryCard, find: '<EntryDay date={date} />', broken: 'null' },
  }),
  ...noticedBy('timelines', 'the author tells more', {
    'evidence-does-not-open': {
      file: 'web/app/posts/PostMedia.tsx',
      find: 'onOpen={() => setOpened(index)}',
      broken: '() => undefined',
    },
    'pending-timelines-not-searched': {
      file: 'web/app/admin/PendingTimelinesPage.tsx',
      find: 'pendingTimelinesOptions(search)',
      broken: "pendingTimelinesOptions('')",
    },
    'entry-without-approve': { file: entryCard, find: 'can.moderate', broken: 'false' },
  }),
]
