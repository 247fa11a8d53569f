import { type Fault, noticedByTest } from '../fault.ts'

const blogView = 'server/src/blogs/view.ts'

export const ofPanel: Fault[] = [
  ...noticedByTest('server/src/blogs/view.test.ts', 'is read as a whole', {
    'blog-view-without-hashtags': { file: blogView, find: 'row.hashtags', broken: '[]' },
    'blog-view-with-one-category': {
      file: blogView,
      find: 'row.category',
      broken: 'row.category.slice(0, 1)',
    },
    'blog-without-author-picture': {
      file: blogView,
      find: '{ name: row.author_name, avatar: row.author_avatar }',
      broken: '{ name: row.author_name, avatar: null }',
    },
  }),
  ...noticedByTest('server/src/stories/view.test.ts', 'a story tells a guest', {
    'story-names-itself-for-its-post': {
      file: 'server/src/stories/view.ts',
      find: 'post.title',
      broken: 'post.id',
    },
    'story-never-published': {
      file: 'server/src/stories/view.ts',
      find: 'row.is_published',
      broken: 'false',
    },
  }),
]
