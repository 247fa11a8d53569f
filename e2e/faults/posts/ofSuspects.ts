import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

const profile = 'web/app/suspects/SuspectProfile.tsx'
const suspectPage = 'web/app/screens/SuspectPage.tsx'

export const ofSuspects: Fault[] = [
  ...noticedByTest('web/app/suspects/columns.test.ts', 'put what follows a tall card', {
    'suspects-left-and-right-in-turn': {
      file: 'web/app/suspects/columns.ts',
      find: 'ahead <= 0',
      broken: 'left.length === right.length',
    },
  }),
  ...noticedBy('suspects', 'the suspects stand in two columns', {
    'suspects-in-one-column': {
      file: 'web/app/suspects/SuspectGrid.tsx',
      find: "'grid grid-cols-2 items-start gap-3 sm:gap-4'",
      broken: "'grid grid-cols-1 items-start gap-3 sm:gap-4'",
    },
    'suspects-do-not-scroll-on': {
      file: 'web/app/suspects/SuspectList.tsx',
      find: 'hasNextPage && !isFetching && !error',
      broken: 'false',
    },
    'failed-suspect-leads-home': {
      file: suspectPage,
      find: "navigate('/criminals', { replace: true })",
      broken: "navigate('/', { replace: true })",
    },
  }),
  ...noticedBy('suspects', 'a profile belongs to who made it', {
    'suspect-photo-does-not-open': {
      file: 'web/app/suspects/SuspectPhoto.tsx',
      find: 'onOpen={() => setOpen(true)}',
      broken: '() => undefined',
    },
    'suspect-name-as-it-was-written': {
      file: profile,
      find: 'className="heading text-2xl uppercase"',
      broken: '"heading text-2xl"',
    },
    'suspect-status-labelled-otherwise': {
      file: profile,
      find: "label={t('facts.status')}",
      broken: "t('facts.crimeTypes')",
    },
    'danger-level-labelled-otherwise': {
      file: profile,
      find: "label={t('facts.dangerLevel')}",
      broken: "t('facts.status')",
    },
    'suspect-without-age': { file: profile, find: 'age === null', broken: 'true' },
    'gender-labelled-otherwise': {
      file: profile,
      find: "label={t('facts.gender')}",
      broken: "t('facts.age')",
    },
    'suspect-without-place': {
      file: profile,
      find: 'location ? <span lang={languageOf(location)}>{location}</span> : unknown',
      broken: 'unknown',
    },
    'crime-types-end-with-the-first': {
      file: 'web/app/suspects/CrimeTypes.tsx',
      find: 'suspect.crimeTypes',
      broken: 'suspect.crimeTypes.slice(0, 1)',
    },
    'suspect-without-edit': {
      file: 'web/app/suspects/SuspectMenu.tsx',
      find: 'suspect.can',
      broken: "{ ...suspect['can'], edit: false }",
    },
    'suspect-without-delete': {
      file: 'web/app/suspects/SuspectMenu.tsx',
      find: 'suspect.can',
      broken: "{ ...suspect['can'], delete: false }",
    },
    'strangers-may-delete-a-suspect': {
      file: 'web/app/suspects/SuspectMenu.tsx',
      find: 'suspect.can',
      broken: "{ ...suspect['can'], delete: true }",
    },
  }),
  ...noticedBy('suspects', 'a guest sees the suspects', {
    'related-posts-titled-otherwise': {
      file: suspectPage,
      find: "t('related')",
      broken: "'Posts'",
    },
    'related-posts-of-nobody': {
      file: suspectPage,
      find: 'suspectPostsOptions(suspectId)',
      broken: "suspectPostsOptions('0190a0a0-0000-7000-8000-000000000000')",
    },
    'criminal-not-found-said-otherwise': {
      file: suspectPage,
      find: "t('notFound')",
      broken: "'Suspect not found'",
    },
  }),
]
