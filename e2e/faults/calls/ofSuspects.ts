import { type Fault, noticedBy } from '../fault.ts'
import { foundAt } from '../ofServe.ts'
import { inTest } from './shared.ts'

export const ofSuspects: Fault[] = [
  ...inTest('suspects/suspects', 'lead to the public posts about them', {
    'posts-about-a-suspect-found-elsewhere': foundAt(
      'GET /criminals/:id/posts',
      'GET /posts/criminalsPosts/:id',
    ),
  }),
  ...inTest('suspects/suspects', 'stand in their order with photo and status', {
    'edit-leaves-suspects': {
      file: 'server/src/posts/posts.ts',
      find: 'if (edit.criminals) await link(tx, id, edit.criminals)',
      broken: '',
    },
  }),
  ...inTest('suspects/suspects', 'keeps what was written, with a photo', {
    'suspect-made-elsewhere': foundAt('POST /suspects', 'POST /criminals'),
  }),
  ...inTest('suspects/suspects', 'a stranger changes no name', {
    'suspect-read-elsewhere': foundAt('GET /suspects/:id', 'GET /criminals/:id'),
  }),
  ...inTest('suspects/suspects', 'anybody may say where they are', {
    'suspect-changed-by-patch': foundAt('PATCH /criminals/:id', 'PUT /criminals/:id'),
  }),
  ...inTest('suspects/suspects', 'a suspect that was taken away is gone', {
    'suspect-deleted-elsewhere': foundAt('DELETE /suspects/:id', 'DELETE /criminals/:id'),
  }),
  ...inTest('suspects/suspects', 'goes newest first, page by page', {
    'suspects-searched-in-vain': {
      file: 'server/src/suspects/routes.ts',
      find: 'query.query || query.search',
      broken: 'query.search',
    },
    'suspects-always-go-on': {
      file: 'server/src/suspects/feed.ts',
      find: 'rows.length > limit',
      broken: 'rows.length >= limit',
    },
    'suspects-always-first-page': {
      file: 'server/src/suspects/feed.ts',
      find: 'pageAlongKey({ from, page, limit, counted, more: 1 })',
      broken: 'pageAlongKey({ from, page: 1, limit, counted, more: 1 })',
    },
  }),
  ...inTest('suspects/suspects', 'comes ten by ten unless told otherwise', {
    'suspects-by-nine': {
      file: 'contract/src/suspects.ts',
      find: 'pageSize(limits.suspectPage)',
      broken: 'pageSize(9)',
    },
  }),
  ...inTest('suspects/suspects', 'by many at once loses no crime type', {
    'crime-type-replaces-the-others': {
      file: 'server/src/suspects/suspects.ts',
      find: '[...new Set([...suspect.crime_types, crimeType])]',
      broken: '[crimeType]',
    },
  }),
  ...inTest('places/places', 'its name is asked for once', {
    'place-found-elsewhere': foundAt('GET /places', 'GET /places/reverse'),
    'place-always-in-english': {
      file: 'server/src/places/routes.ts',
      find: "lang ?? preferredLanguage(headers['accept-language'])",
      broken: "'en'",
    },
  }),
  ...noticedBy('blogs', 'the location of a report is filled in', {
    'found-location-not-filled-in': {
      file: 'web/app/places/UseMyLocation.tsx',
      find: 'onFound(place)',
      broken: 'void 0',
    },
  }),
]
