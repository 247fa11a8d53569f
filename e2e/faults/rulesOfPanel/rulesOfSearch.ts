import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

export const rulesOfSearch: Fault[] = [
  ...noticedByTest('web/app/search/searchParams.test.ts', 'asks for', {
    'blank-search-asks-for-nothing': {
      file: 'web/app/search/searchParams.ts',
      find: "Object.keys(asked).some((name) => name !== 'sort')",
      broken: 'true',
    },
  }),
  ...noticedByTest('server/src/search/search.test.ts', 'a search for nothing', {
    'server-searches-for-nothing': {
      file: 'contract/src/search.ts',
      find: "each !== ''",
      broken: 'true',
    },
  }),
  ...noticedBy('search', 'a word finds posts that say it', {
    'search-without-text': {
      file: 'web/app/search/SearchForm.tsx',
      find: 'if (!query) return',
      broken: 'if (query === undefined) return',
    },
    'search-without-text-on-phones': {
      file: 'web/app/search/SearchForm.tsx',
      find: 'if (!query) return',
      broken: 'if (query === undefined) return',
      onPhone: true,
    },
  }),
  ...noticedBy('finding', 'what is typed while the results are on their way', {
    'typed-text-lost-to-the-own-search': {
      file: 'web/app/search/SearchForm.tsx',
      find: 'written.current = query',
      broken: 'void 0',
    },
  }),
  ...noticedBy('search', 'a guest is led to log in by a category', {
    'search-login-for-anything': {
      file: 'web/app/search/SearchForm.tsx',
      find: "gate('search', path, pendingAction)",
      broken: "gate('continue', path, pendingAction)",
    },
    'category-login-for-a-search': {
      file: 'web/app/search/CategoryLink.tsx',
      find: "gate('category', path, pendingAction)",
      broken: "gate('search', path, pendingAction)",
    },
  }),
]
