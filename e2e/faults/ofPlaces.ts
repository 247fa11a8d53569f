import { type Fault, noticedBy, noticedByTest } from './fault.ts'

const whereField = 'web/app/writing/form/WhereField.tsx'
const placeField = 'web/app/places/PlaceField.tsx'
const header = 'web/app/posts/PostHeader.tsx'
const chosen = 'server/src/places/chosen.ts'

/** The place of a report. */
export const ofPlaces: Fault[] = [
  ...noticedBy('placeOfReport', 'the place of a report is chosen', {
    'place-not-chosen': {
      file: whereField,
      find: 'report.setValues({ district, upazila })',
      broken: 'undefined',
    },
    'typed-place-leads-on': {
      file: 'web/app/forms/elements.ts',
      find: 'input.validity.customError',
      broken: 'false',
    },
    'typed-place-looks-right': { file: placeField, find: 'isRefused && unchosen', broken: 'false' },
    'summary-without-place': {
      file: 'web/app/writing/form/ReportSummary.tsx',
      find: 'text={place}',
      broken: "''",
      onPhone: true,
    },
    'place-told-twice-on-card': {
      file: header,
      find: '!whole || location === place?.en || location === place?.bn',
      broken: 'false',
    },
    'page-without-place': { file: header, find: "location.includes(name) ? '' : name", broken: "''" },
    'place-always-called-in-english': {
      file: header,
      find: 'place?.[useLanguage().language]',
      broken: 'place?.en',
    },
    'moderator-without-place': {
      file: 'web/app/admin/PendingPostCard.tsx',
      find: '<PostHeader post={post} whole />',
      broken: '<PostHeader post={post} />',
    },
  }),
  ...noticedBy('placeOfReport', 'my location fills in', {
    'found-place-not-filled-in': {
      file: whereField,
      find: 'report.setValues({ location, district, upazila })',
      broken: 'report.setValues({ location })',
    },
    'typed-place-over-the-found-one': {
      file: placeField,
      find: "chosen || (typed ?? '')",
      broken: 'typed ?? chosen',
    },
  }),
  ...noticedBy('placeOfReport', 'without an account', {
    'early-place-forgotten': { file: placeField, find: 'takeTyped()', broken: 'undefined' },
    'place-of-a-guest-forgotten': {
      file: 'server/src/guestReports/page.ts',
      find: 'placeIn(district)',
      broken: "{ district: '', upazila: '' }",
    },
  }),
  ...noticedBy('profile', 'a profile begins', {
    'own-reports-all-wait': {
      file: 'web/app/profiles/MyReports.tsx',
      find: "review?.state ?? 'waiting'",
      broken: "'waiting'",
    },
    'own-reports-without-steps': {
      file: 'web/app/profiles/MyReports.tsx',
      find: 'isAllowed ? caseLine.steps.at(-1) : undefined',
      broken: 'undefined',
    },
  }),
  ...noticedBy('timelines', 'what became of a post stands', {
    'tabs-without-counts': {
      file: 'web/app/reading/PostColumns.tsx',
      find: 'count > 0',
      broken: 'false',
      onPhone: true,
    },
  }),
  ...noticedByTest('server/src/posts/places.test.ts', 'is refused with one error', {
    'any-place-is-taken': {
      file: chosen,
      find: '(!district && !upazila) || placeNamed(district, upazila)',
      broken: 'true',
    },
    'edit-takes-any-place': {
      file: 'server/src/posts/posts.ts',
      find: 'refuseUnknownPlace(edit)',
      broken: 'undefined',
    },
  }),
  ...noticedByTest('server/src/posts/places.test.ts', 'is shown to guests', {
    'place-without-its-district': {
      file: chosen,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the source contains this template literal
      find: '`${place.bn}, ${place.districtBn}`',
      broken: 'place.bn',
    },
  }),
  ...noticedByTest('server/src/places/called.test.ts', 'what names one of two', {
    'one-of-two-places-guessed': {
      file: 'server/src/places/find.ts',
      find: 'byCall.has(words) && place.upazila && other !== place',
      broken: 'false',
    },
  }),
]
