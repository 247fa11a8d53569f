import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

const suggestions = 'web/app/search/Suggestions.tsx'
const similar = 'web/app/writing/form/SimilarReports.tsx'

export const rulesOfFinding: Fault[] = [
  ...noticedByTest('web/app/search/excerpt.test.ts', 'the beginning is shown where', {
    'excerpt-in-place-of-a-match': {
      file: 'web/app/search/excerpt.ts',
      find: 'at < start.length',
      broken: 'false',
    },
  }),
  ...noticedByTest('web/app/search/recentSearches.test.ts', 'of earlier searches', {
    'same-search-suggested': {
      file: 'web/app/search/recentSearches.ts',
      find: 'text !== words',
      broken: 'true',
    },
  }),
  ...noticedByTest('web/app/suspects/picking/alike.test.ts', 'then who is of about that age', {
    'alike-of-any-age': {
      file: 'web/app/suspects/picking/alike.ts',
      find: '(isOfThatAge ? 1 : 0)',
      broken: '0',
    },
  }),
  ...noticedBy('finding', 'a name in one script finds', {
    'found-without-a-mark': {
      file: 'web/app/ui/marking.tsx',
      find: 'piece.isMatch',
      broken: 'false',
    },
  }),
  ...noticedBy('placeOfReport', 'a list that arrives after Escape', {
    'options-arrive-after-escape': {
      file: 'web/app/ui/useCombobox.ts',
      find: "event.key === 'Escape' && wasOpened",
      broken: "event.key === 'Escape' && isOpen",
    },
  }),
  ...noticedBy('finding', 'what somebody may be about to type', {
    'suggestions-from-one-letter': {
      file: 'web/app/search/SearchForm.tsx',
      find: 'typed.trim().length < limits.suggestionLeast',
      broken: 'typed.trim().length < 1',
    },
    'suggestions-without-arrows': {
      file: 'web/app/ui/useCombobox.ts',
      find: "event.key === 'ArrowDown'",
      broken: 'false',
    },
    'suggestions-stay-on-escape': {
      file: 'web/app/ui/useCombobox.ts',
      find: "event.key === 'Escape' && wasOpened",
      broken: 'false',
    },
    'suggested-suspect-leads-to-all': {
      file: suggestions,
      find: 'onChoose(path)',
      broken: "onChoose('/suspects')",
    },
    'searches-not-suggested-again': {
      file: suggestions,
      find: 'matchingSearches(useRecentSearches().searches, words)',
      broken: '[]',
    },
  }),
  ...noticedBy('finding', 'filters stand in the address', {
    'district-of-the-address-unread': {
      file: 'web/app/search/searchParams.ts',
      find: "read('district')",
      broken: 'undefined',
    },
    'chips-without-counts': {
      file: 'web/app/search/CountedCategories.tsx',
      find: 'mostFirst(counts)',
      broken: 'mostFirst({})',
    },
    'chosen-chip-leads-nowhere': {
      file: 'web/app/search/CountedCategories.tsx',
      find: "isChosen ? without(asked, 'category') : { ...asked, category }",
      broken: '{ ...asked, category }',
    },
    'all-filters-taken-off-at-once': {
      file: 'web/app/search/NothingFound.tsx',
      find: 'searchPath(without(asked, ...names))',
      broken: 'searchPath(all)',
    },
  }),
  ...noticedBy('alreadyThere', 'who is there already is shown', {
    'alike-from-anywhere': {
      file: 'web/app/suspects/picking/alike.ts',
      find: '(isFromThere ? 2 : 0)',
      broken: '0',
    },
    'new-suspect-without-those-alike': {
      file: 'web/app/suspects/form/AddSuspectDialog.tsx',
      find: 'name={form.values.name}',
      broken: "''",
    },
  }),
  ...noticedBy('alreadyThere', 'while a report is written', {
    'similar-asked-for-what-has-no-link': {
      file: similar,
      find: '!(isAnonymous && keepNoLink)',
      broken: 'true',
    },
    'similar-asked-of-what-is-anonymous': {
      file: similar,
      find: 'isAnonymous ? wanted : rested',
      broken: 'rested',
    },
    'similar-report-leads-to-its-text': {
      file: similar,
      find: "can.addTimeline ? 'timelines' : 'comments'",
      broken: "'post'",
    },
  }),
]
