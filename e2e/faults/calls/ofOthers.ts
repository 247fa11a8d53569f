import type { Fault } from '../fault.ts'
import { foundAt } from '../ofServe.ts'
import { inTest } from './shared.ts'

export const ofOthers: Fault[] = [
  ...inTest('search/search', 'brings its suspects, and the public posts about them', {
    'category-searched-as-words': {
      file: 'server/src/search/routes.ts',
      find: 'search(deps, actor.userId, query)',
      broken: "search(deps, actor.userId, { ...query, query: query.query || query.category, category: '' })",
    },
  }),
  ...inTest('search/search', 'hits come page by page', {
    'search-always-first-page': {
      file: 'server/src/search/routes.ts',
      find: 'search(deps, actor.userId, query)',
      broken: 'search(deps, actor.userId, { ...query, page: 1 })',
    },
  }),
  ...inTest('search/search', 'is counted by the public posts', {
    'stats-found-elsewhere': foundAt('GET /stats', 'GET /stats/crimes'),
  }),
  ...inTest('outside/push', 'arrives as it was written', {
    'push-without-its-words': {
      file: 'server/src/outside/pushWeb.ts',
      find: 'JSON.stringify(message)',
      broken: "'{}'",
    },
  }),
]
