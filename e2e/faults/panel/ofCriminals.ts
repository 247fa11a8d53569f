import { type Fault, noticedBy } from '../fault.ts'

const criminals = 'web/app/suspects/ManageSuspectsPage.tsx'
const suspectCard = 'web/app/suspects/SuspectCard.tsx'
const badge = 'web/app/suspects/StatusBadge.tsx'

export const ofCriminals: Fault[] = [
  ...noticedBy('admin', 'an admin finds people', {
    'criminals-not-searched': {
      file: criminals,
      find: 'managedSuspectsOptions({ search, status })',
      broken: "managedSuspectsOptions({ search: '', status })",
    },
    'criminals-of-any-status': {
      file: criminals,
      find: 'managedSuspectsOptions({ search, status })',
      broken: "managedSuspectsOptions({ search, status: '' })",
    },
    'all-status-labelled-otherwise': { file: criminals, find: "t('all')", broken: "'All'" },
  }),
  ...noticedBy('suspects', 'the suspects stand in two columns', {
    'no-default-photo-of-a-suspect': {
      file: 'web/app/suspects/NoPhoto.tsx',
      find: 'src="/default-avatar.png"',
      broken: "'/favicon.ico'",
    },
    'suspect-card-without-photo': { file: suspectCard, find: 'photoOf(suspect)', broken: 'null' },
    'suspect-card-leads-elsewhere': {
      file: suspectCard,
      find: 'to={address}',
      broken: "'/suspects'",
    },
    'suspect-card-without-place': {
      file: suspectCard,
      find: '<span className="line-clamp-2">{location}</span>',
      broken: 'null',
    },
    'wanted-in-blue': { file: badge, find: "'bg-alarm text-on-alarm'", broken: "'bg-calm'" },
    'arrested-in-red': { file: badge, find: "'bg-brand text-on-brand'", broken: "'bg-alarm'" },
    'released-in-green': { file: badge, find: "'bg-calm text-on-calm'", broken: "'bg-brand'" },
    'eleven-criminals-at-first': {
      file: 'web/app/suspects/queries.ts',
      find: 'limits.managedSuspectPage',
      broken: '11',
    },
  }),
]
