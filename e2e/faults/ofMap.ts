import { type Fault, noticedBy } from './fault.ts'

const places = 'web/app/places'
const map = `${places}/map/DistrictMap.tsx`
const page = `${places}/PlacesPage.tsx`
const numbers = `${places}/numbers.ts`
const districtPage = 'web/app/screens/DistrictPage.tsx'
const district = 'web/app/screens/district'

/** The map of the districts, the table next to it, and the pages of districts. */
export const ofMap: Fault[] = [
  ...noticedBy('places', 'the map, the table beside it', {
    'map-without-numbers': { file: map, find: 'aria-label={label}', broken: 'name' },
    'borders-called-exact': { file: page, find: "t('approximate')", broken: "''" },
    'kind-in-no-address': { file: numbers, find: 'search.size > 0', broken: 'false' },
    'kind-narrows-nothing': { file: numbers, find: 'query: asked(filter)', broken: '{}' },
    'narrowed-to-the-one': {
      file: 'server/src/places/publishedCounts.ts',
      find: 'count - (count % countStep)',
      broken: 'count',
    },
    'suspects-thought-narrowed': {
      file: page,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the source contains this template literal
      find: "isNarrowed && `${t('suspectsOfAll')} `",
      broken: 'null',
    },
    'map-names-nothing-by-keyboard': {
      file: map,
      find: 'onFocus={() => setPointedAt(en)}',
      broken: '() => undefined',
    },
    'map-leads-nowhere': {
      file: map,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the source contains this template literal
      find: 'to={`/places/${slug}`}',
      broken: "'/places'",
    },
    'district-in-one-script': {
      file: `${district}/District.tsx`,
      find: "language === 'bn' ? [bn, en] : [en, bn]",
      broken: '[en, en]',
    },
    'district-without-reports': {
      file: `${district}/District.tsx`,
      find: '<DistrictPosts slug={district.slug} after={after} />',
      broken: 'null',
    },
    'district-without-suspects': {
      file: `${district}/DistrictSuspects.tsx`,
      find: 'suspectsOf(data.pages).slice(0, most)',
      broken: '[]',
    },
    'upazilas-not-listed': {
      file: `${district}/UpazilaTable.tsx`,
      find: 'reports.least > 0 || suspects > 0',
      broken: 'false',
    },
    'small-upazilas-unnamed': {
      file: `${district}/UpazilaTable.tsx`,
      find: "t('otherUpazilas', { names })",
      broken: "''",
    },
    'suspects-of-any-district': {
      file: `${district}/DistrictSuspects.tsx`,
      find: 'listAddress({ district })',
      broken: 'listAddress({})',
    },
  }),
  ...noticedBy('places', 'without a script', {
    'district-without-a-second-page': {
      file: `${district}/District.tsx`,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the source contains this template literal
      find: '`/places/${slug}?${new URLSearchParams({ after: cursor })}`',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is an expression that replaces code of the file
      broken: '`/places/${slug}`',
    },
    'district-without-its-address': {
      file: districtPage,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the source contains this template literal
      find: 'path: `/places/${params.slug}`',
      broken: "'/places'",
    },
    'district-shared-in-one-script': {
      file: districtPage,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the source contains this template literal
      find: 'title: `${card.en} · ${card.bn}`',
      broken: 'card.en',
    },
    'no-district-unsaid': { file: districtPage, find: 'loaderData.missing', broken: 'false' },
  }),
  ...noticedBy('places', 'near me leads', {
    'where-i-am-to-the-metre': {
      file: `${places}/locate.ts`,
      find: '{ latitude: Math.round(latitude * 100), longitude: Math.round(longitude * 100) }',
      broken: '{ latitude: latitude * 100, longitude: longitude * 100 }',
    },
    'near-me-leads-nowhere': {
      file: `${places}/NearMe.tsx`,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the source contains this template literal
      find: 'navigate(`/places/${district.slug}`)',
      broken: 'undefined',
    },
    'near-me-fails-in-silence': {
      file: `${places}/NearMe.tsx`,
      find: "error instanceof LocationRefusal ? t(error.problem) : messageOf(error, t('nearFailed'))",
      broken: 'undefined',
    },
  }),
]
