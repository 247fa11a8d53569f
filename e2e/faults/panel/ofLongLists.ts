import { type Fault, noticedBy } from '../fault.ts'
import { sentItem } from './shared.ts'

export const ofLongLists: Fault[] = [
  ...noticedBy('muchToRead', 'of many reports against a post', {
    'all-but-three-reports-unsaid': {
      file: 'web/app/flags/LatestFlags.tsx',
      find: 'more > 0',
      broken: 'false',
    },
    'more-reports-miscounted': {
      file: 'web/app/flags/LatestFlags.tsx',
      find: 'count - flags.length',
      broken: 'count',
    },
    'reported-without-author': {
      file: 'web/app/admin/ReportedPostCard.tsx',
      find: '{ isAnonymous, createdAt, user: author }',
      broken: '{ isAnonymous, createdAt, user: null }',
    },
  }),
  ...noticedBy('muchToRead', 'of an entry that waits', {
    'five-files-of-an-entry': {
      file: 'web/app/posts/PostMedia.tsx',
      find: 'limits.evidencePreviews',
      broken: '5',
    },
    'more-files-unsaid': {
      file: 'web/app/posts/PostMedia.tsx',
      find: "media('more', { count: left })",
      broken: "''",
    },
    'four-lines-of-an-entry': {
      file: 'web/app/admin/ClampedText.tsx',
      find: "'line-clamp-3'",
      broken: "'line-clamp-4'",
    },
    'entry-by-nobody': {
      file: 'web/app/admin/PendingTimelineCard.tsx',
      find: "createdBy?.name ?? t('unknown')",
      broken: "t('unknown')",
    },
  }),
  ...noticedBy('notifications', 'an admin reads whom a message went to', {
    'sent-without-badge': { file: sentItem, find: 'categories(category.type)', broken: 'null' },
    'sent-without-date': { file: sentItem, find: '<NotificationTime at={createdAt} />', broken: 'null' },
    'sent-link-in-the-same-tab': { file: sentItem, find: 'target="_blank"', broken: 'undefined' },
    'sent-link-leads-elsewhere': { file: sentItem, find: 'href={link}', broken: "'/'" },
  }),
  ...noticedBy('rewriting', 'an admin changes a blog', {
    'blog-form-blank-on-an-edit': {
      file: 'web/app/blogs/form/BlogDialog.tsx',
      find: 'draftOf(blog)',
      broken: 'draftOf(undefined)',
    },
    'blog-updated-told-as-created': {
      file: 'web/app/blogs/form/BlogDialog.tsx',
      find: "t(blog ? 'updated' : 'created')",
      broken: "t('created')",
    },
    'edit-blog-titled-as-new': {
      file: 'web/app/blogs/form/BlogDialog.tsx',
      find: "t(blog ? 'editTitle' : 'createTitle')",
      broken: "t('createTitle')",
    },
    'blog-in-one-paragraph': {
      file: 'web/app/blogs/BlogArticle.tsx',
      find: 'paragraphsOf(blog.content)',
      broken: '[blog.content]',
    },
    'blog-without-author': {
      file: 'web/app/blogs/BlogArticle.tsx',
      find: "author?.name ?? t('formerMember')",
      broken: "t('formerMember')",
    },
    'blog-without-date': {
      file: 'web/app/blogs/BlogArticle.tsx',
      find: '<BlogDate at={createdAt} />',
      broken: 'null',
    },
  }),
  ...noticedBy('rewriting', 'an admin changes a story', {
    'story-form-blank-on-an-edit': {
      file: 'web/app/stories/StoryDialog.tsx',
      find: 'textOf(story)',
      broken: 'textOf()',
    },
    'story-updated-told-as-created': {
      file: 'web/app/stories/StoryDialog.tsx',
      find: "t(story ? 'updated' : 'created')",
      broken: "t('created')",
    },
  }),
  ...noticedBy('longLists', 'of a long list', {
    'load-more-without-effect': {
      file: 'web/app/panel/PagedList.tsx',
      find: 'onClick={() => void fetchNextPage()}',
      broken: '() => undefined',
    },
    'notifications-end-with-the-first-page': {
      file: 'web/app/notifications/queries.ts',
      find: '({ nextCursor }: NotificationPage) => nextCursor',
      broken: '() => undefined',
    },
    'sent-ends-with-the-first-page': {
      file: 'web/app/notifications/sending/queries.ts',
      find: 'currentPage < totalPages ? currentPage + 1 : undefined',
      broken: 'undefined',
    },
    'reported-ends-with-the-first-page': {
      file: 'web/app/flags/reportedPosts.ts',
      find: 'pageAfter(reportedOf(pages).length, last.total, limits.reportedPage)',
      broken: 'undefined',
    },
    'requests-end-with-the-first-page': {
      file: 'web/app/support/queries.ts',
      find: 'followingPage(last)',
      broken: 'undefined',
    },
    'pending-timelines-by-eight': {
      file: 'web/app/timelines/pendingTimelines.ts',
      find: '{ page: pageParam, limit: limits.pendingTimelinePage, search }',
      broken: '{ page: pageParam, limit: 8, search }',
    },
  }),
  ...noticedBy('admin', 'somebody asks for support', {
    'four-files-of-a-request': {
      file: 'web/app/support/SupportFiles.tsx',
      find: 'current.slice(0, shownAtMost)',
      broken: 'current.slice(0, 4)',
    },
    'actioned-can-be-actioned': {
      file: 'web/app/support/SupportRequestCard.tsx',
      find: "status === 'pending'",
      broken: 'true',
    },
  }),
  ...noticedBy('admin', 'an admin finds people', {
    'user-without-phone': { file: 'web/app/users/UserCard.tsx', find: 'shownPhone(phone)', broken: 'null' },
    'user-without-joined-date': {
      file: 'web/app/users/UserCard.tsx',
      find: 'day(new Date(createdAt))',
      broken: "''",
    },
  }),
]
