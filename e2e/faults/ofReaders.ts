import { type Fault, noticedBy, noticedByTest } from './fault.ts'

export const ofReaders: Fault[] = [
  ...noticedBy('timed', 'whoever copies a link', {
    'copied-for-3-seconds': { file: 'web/app/sharing/useCopyLink.ts', find: '2_000', broken: '3_000' },
  }),
  ...noticedBy('timed', 'messages stand at the top', {
    'message-gone-before-it-is-seen': {
      file: 'web/app/ui/Toasts.tsx',
      find: 'useFullTime(toasts)',
      broken: 'void 0',
    },
    'good-news-for-3-seconds': {
      file: 'web/app/ui/Toasts.tsx',
      find: '{ duration: 2000 }',
      broken: '{ duration: 3000 }',
    },
    'messages-at-the-bottom': {
      file: 'web/app/ui/Toasts.tsx',
      find: 'element.className = layerClass',
      broken: `element.className = layerClass.replace('top-[calc(env(safe-area-inset-top)+4.5rem)] lg:top-2', 'top-auto bottom-2')`,
    },
  }),
  ...noticedBy('timed', 'news from elsewhere', {
    'news-for-4-seconds': { file: 'web/app/ui/toast.ts', find: '5_000', broken: '4_000' },
  }),
  ...noticedBy('notifications', 'a link that begins with http', {
    'links-never-in-a-new-tab': {
      file: 'web/app/notifications/NotificationItem.tsx',
      find: '/^https?:/i.test(link)',
      broken: 'false',
    },
    'links-always-in-a-new-tab': {
      file: 'web/app/notifications/NotificationItem.tsx',
      find: '/^https?:/i.test(link)',
      broken: 'true',
    },
  }),
  ...noticedBy('card', 'a card shows how a long text begins', {
    'text-cut-at-300': { file: 'web/app/i18n/text.ts', find: '150', broken: '300' },
    'source-in-the-same-tab': {
      file: 'web/app/posts/SourceLink.tsx',
      find: 'target="_blank"',
      broken: 'undefined',
    },
  }),
  ...noticedBy('commenting', 'older comments come on request', {
    'older-comments-never-come': {
      file: 'web/app/comments/CommentList.tsx',
      find: 'fetchNextPage({ cancelRefetch: false })',
      broken: '{ hasNextPage: true }',
    },
  }),
  ...noticedBy('commenting', 'older comments requested while the list is fetched again', {
    'older-comments-lost-to-a-refetch': {
      file: 'web/app/comments/CommentList.tsx',
      find: 'isRefetch && fetched.hasNextPage',
      broken: 'false',
    },
  }),
  ...noticedBy('passingOn', 'somebody reports a post', {
    'report-without-reason': {
      file: 'web/app/flags/FlagDialog.tsx',
      find: 'disabled={isBlank || tooLong}',
      broken: 'tooLong',
    },
  }),
  ...noticedByTest('web/app/notifications/sending/queries.test.ts', 'a further page that is being fetched', {
    'further-page-lost-to-a-live-event': {
      file: 'web/app/api/invalidate.ts',
      find: 'state.fetchMeta?.fetchMore !== undefined',
      broken: 'false',
    },
  }),
  ...noticedByTest('web/app/admin/furtherPages.test.ts', 'deciding on one of the', {
    'further-page-lost-to-a-decision-on-flags': {
      file: 'web/app/flags/flagged.ts',
      find: 'invalidateLists(client, queryKey)',
      broken: 'client.invalidateQueries({ queryKey })',
    },
    'further-page-lost-to-a-decision-on-an-appeal': {
      file: 'web/app/sanctions/queries.ts',
      find: 'invalidateLists(client, all)',
      broken: 'client.invalidateQueries({ queryKey: all })',
    },
  }),
  ...noticedByTest('web/app/ui/useInView.test.ts', 'a marker that was near or not', {
    'marker-where-it-was-first': {
      file: 'web/app/ui/useInView.ts',
      find: 'entries.at(-1)?.isIntersecting',
      broken: 'entries[0]?.isIntersecting',
    },
  }),
  ...noticedBy('visiting', 'the feed goes on also', {
    'feed-ends-where-the-phone-is-busy': {
      file: 'web/app/reading/PostList.tsx',
      find: 'data.pages.length',
      broken: '0',
    },
  }),
  ...noticedBy('visiting', 'the feed scrolls on', {
    'no-end-of-the-feed': { file: 'web/app/reading/PostList.tsx', find: "t('noMore')", broken: 'null' },
  }),
]
