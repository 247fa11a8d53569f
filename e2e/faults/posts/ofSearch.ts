import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

const foundTabs = 'web/app/search/FoundTabs.tsx'
const asked = 'web/app/search/searchParams.ts'

export const ofSearch: Fault[] = [
  ...noticedByTest('web/app/search/searchParams.test.ts', 'asks for', {
    'search-by-query-unread': { file: asked, find: "read('query')", broken: 'undefined' },
    'search-by-category-unread': {
      file: asked,
      find: 'crimeTypes.find((type) => type === named)',
      broken: 'undefined',
    },
  }),
  ...noticedBy('search', 'a word finds posts', {
    'posts-tab-without-number': {
      file: foundTabs,
      find: "t('postsTab', { count: total })",
      broken: "'Posts'",
    },
    'suspects-tab-counts-posts': {
      file: foundTabs,
      find: "t('suspectsTab', { count: totalSuspects })",
      broken: "t('suspectsTab', { count: total })",
    },
    'count-line-says-posts-twice': {
      file: foundTabs,
      find: '{ posts: total, suspects: totalSuspects }',
      broken: '{ posts: total, suspects: total }',
    },
    'search-titled-as-a-category': {
      file: 'web/app/search/SearchPage.tsx',
      find: "t('titleQuery', { query: asked.query })",
      broken: "t('titleCategory', { category: asked.query })",
    },
    'no-posts-said-of-suspects': {
      file: foundTabs,
      find: "t(of === 'posts' ? 'noPosts' : 'noSuspects')",
      broken: "t('noPosts')",
    },
    'no-criminals-said-of-posts': {
      file: foundTabs,
      find: "t(of === 'posts' ? 'noPosts' : 'noSuspects')",
      broken: "t('noSuspects')",
    },
  }),
  ...noticedBy('search', 'a guest is led to log in', {
    'category-titled-as-a-search': {
      file: 'web/app/search/SearchPage.tsx',
      find: "t('titleCategory', { category: typeName(asked.category) })",
      broken: "t('titleQuery', { query: typeName(asked.category) })",
    },
  }),
  ...noticedByTest('server/src/search/found.test.ts', 'is refused', {
    'search-from-the-year-0': {
      file: 'contract/src/rules/incidentTime.ts',
      find: '/^(?!0000)\\d{4}-/.test(day)',
      broken: 'true',
    },
  }),
]
