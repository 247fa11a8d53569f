import { type Fault, noticedBy, noticedByTest } from '../fault.ts'
import { foundAt } from '../ofServe.ts'
import { inTest } from './shared.ts'

const blogRoutes = 'server/src/blogs/routes.ts'

export const ofPanel: Fault[] = [
  ...inTest('blogs/blogs', 'the list for admins finds by', {
    'blogs-answered-of-any-category': {
      file: blogRoutes,
      find: 'readBlogs(deps, query)',
      broken: "readBlogs(deps, { ...query, category: '' })",
    },
    'blogs-answered-of-any-hashtag': {
      file: blogRoutes,
      find: 'readBlogs(deps, query)',
      broken: "readBlogs(deps, { ...query, hashtag: '' })",
    },
    'blogs-searched-in-vain': {
      file: blogRoutes,
      find: 'readBlogs(deps, query)',
      broken: "readBlogs(deps, { ...query, search: '' })",
    },
  }),
  ...inTest('blogs/blogs', 'comes page by page with how many there are', {
    'blogs-always-first-page': {
      file: blogRoutes,
      find: 'readBlogs(deps, query)',
      broken: 'readBlogs(deps, { ...query, page: 1 })',
    },
    'blogs-always-by-ten': {
      file: blogRoutes,
      find: 'readBlogs(deps, query)',
      broken: 'readBlogs(deps, { ...query, limit: 10 })',
    },
  }),
  ...inTest('blogs/blogs', 'a blog is written, published and taken back', {
    'blog-made-elsewhere': foundAt('POST /blogs', 'POST /blogs/create'),
    'blog-read-elsewhere': foundAt('GET /blog/:id', 'GET /blogs/:id'),
    'blog-deleted-elsewhere': foundAt('DELETE /blog/:id', 'DELETE /blogs/:id'),
    'blog-published-by-put': foundAt('PUT /blogs/:id/publish', 'PATCH /blogs/:id/publish'),
  }),
  ...inTest('blogs/blogs', 'an edit changes what it names', {
    'blog-changed-by-patch': foundAt('PATCH /blogs/:id', 'PUT /blogs/:id'),
  }),
  ...inTest('stories/stories', 'a story is told, published, changed', {
    'story-made-elsewhere': foundAt('POST /stories', 'POST /success-stories'),
    'stories-found-elsewhere': foundAt('GET /stories', 'GET /success-stories'),
    'story-changed-by-patch': foundAt('PATCH /success-stories/:id', 'PUT /success-stories/:id'),
    'story-deleted-elsewhere': foundAt('DELETE /stories/:id', 'DELETE /success-stories/:id'),
    'story-published-by-put': foundAt(
      'PUT /success-stories/:id/publish',
      'PATCH /success-stories/:id/publish',
    ),
  }),
  ...noticedByTest('web/app/pageSizes.test.ts', 'the posts that a story can be about', {
    'fifty-posts-to-tell-of': { file: 'web/app/stories/queries.ts', find: '100', broken: '50' },
  }),
  ...inTest('blogs/generation', 'a blog comes piece by piece', {
    'blog-written-elsewhere': foundAt('POST /ai/blogs', 'POST /ai/blog'),
    'blog-written-without-what-was-read': {
      file: 'server/src/blogs/generation.ts',
      find: 'yield { success: true, blog }',
      broken: '',
    },
  }),
  ...inTest('blogs/generation', 'a blog is improved', {
    'enhancing-writes-anew': {
      file: 'server/src/blogs/generation.ts',
      find: 'taskFor(wish)',
      broken: "taskFor({ ...wish, action: 'generate' })",
    },
  }),
  ...noticedBy('blogs', 'a blog is written for its title', {
    'written-blog-not-filled-in': {
      file: 'web/app/blogs/form/useWriting.ts',
      find: 'write(await haveWritten(wanted, draft, write, controller.signal))',
      broken: 'await haveWritten(wanted, draft, write, controller.signal)',
    },
  }),
]
