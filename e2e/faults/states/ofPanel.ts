import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

export const ofPanel: Fault[] = [
  ...noticedByTest('server/src/blogs/blogs.test.ts', 'a blog is written, published and taken back', {
    'blog-toggles-one-way': {
      file: 'server/src/blogs/blogs.ts',
      find: 'isPublished ?? !blog.is_published',
      broken: 'isPublished ?? true',
    },
    'blog-taken-back-told-as-published': {
      file: 'server/src/blogs/routes.ts',
      find: "blog.isPublished ? 'Blog published successfully' : 'Blog unpublished successfully'",
      broken: "'Blog published successfully'",
    },
  }),
  ...noticedByTest('server/src/stories/stories.test.ts', 'a story is told, published, changed', {
    'story-toggles-one-way': {
      file: 'server/src/stories/stories.ts',
      find: 'isPublished ?? !story.is_published',
      broken: 'isPublished ?? true',
    },
    'story-taken-back-told-as-published': {
      file: 'server/src/stories/routes.ts',
      find: "row.is_published ? 'Story published successfully' : 'Story unpublished successfully'",
      broken: "'Story published successfully'",
    },
  }),
  ...noticedBy('rewriting', 'an admin changes a blog', {
    'changed-blog-not-listed': {
      file: 'web/app/blogs/mutations.ts',
      find: 'replaceBlog(client, saved.blog)',
      broken: 'undefined',
    },
    'saved-blog-stays-open': {
      file: 'web/app/blogs/admin/BlogControls.tsx',
      find: 'onClose={close}',
      broken: '() => undefined',
    },
  }),
  ...noticedBy('blogs', 'an admin writes a blog and publishes it', {
    'new-blog-begins-with-a-category': {
      file: 'web/app/blogs/form/BlogDialog.tsx',
      find: 'draftOf(blog)',
      broken: "{ ...draftOf(blog), category: ['Crime'] }",
    },
    'new-blog-not-listed': {
      file: 'web/app/blogs/mutations.ts',
      find: "await call('POST /blogs/create', { form }, options)\n    void client.invalidateQueries({ queryKey: blogKeys.all })",
      broken: "await call('POST /blogs/create', { form }, options)",
    },
  }),
]
