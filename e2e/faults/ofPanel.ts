import { type Fault, noticedBy, noticedByTest } from './fault.ts'

const sentItem = 'web/app/notifications/sending/SentItem.tsx'
const reportedCard = 'web/app/admin/ReportedPostCard.tsx'
const entryCard = 'web/app/admin/PendingTimelineCard.tsx'
const criminals = 'web/app/suspects/ManageSuspectsPage.tsx'
const suspectCard = 'web/app/suspects/SuspectCard.tsx'
const badge = 'web/app/suspects/StatusBadge.tsx'
const request = 'web/app/support/SupportRequestCard.tsx'
const users = 'web/app/users/UsersPage.tsx'
const userCard = 'web/app/users/UserCard.tsx'
const reactions = 'web/app/reactions/FakeReactForm.tsx'
const blogs = 'web/app/blogs/admin/ManageBlogsPage.tsx'
const blogRow = 'web/app/blogs/admin/BlogRow.tsx'
const blogPage = 'web/app/blogs/admin/ManageBlogPage.tsx'
const article = 'web/app/blogs/BlogArticle.tsx'
const controls = 'web/app/panel/ItemControls.tsx'
const stories = 'web/app/stories/ManageStoriesPage.tsx'
const sending = 'web/app/notifications/sending'

const ofLongLists: Fault[] = [
  ...noticedBy('muchToRead', 'of many reports against a post', {
    'all-but-three-reports-unsaid': {
      file: 'web/app/admin/ReportedPostCard.tsx',
      find: 'more > 0',
      broken: 'false',
    },
    'more-reports-miscounted': {
      file: 'web/app/admin/ReportedPostCard.tsx',
      find: 'reportCount - reports.length',
      broken: 'reportCount',
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

const ofPosts: Fault[] = [
  ...noticedBy('mainJob', 'an admin approves a report', {
    'pending-reports-not-searched': {
      file: 'web/app/admin/PendingPostsPage.tsx',
      find: 'pendingOptions(search)',
      broken: "pendingOptions('')",
    },
    'pending-report-without-description': {
      file: 'web/app/admin/PendingPostCard.tsx',
      find: '<WholeText text={post.desc} />',
      broken: 'null',
    },
    'approve-sends-back': {
      file: 'web/app/moderation/ModerationActions.tsx',
      find: "decide({ action: 'approve' })",
      broken: "decide({ action: 'disapprove', reason: 'Not complete' })",
    },
  }),
  ...noticedBy('muchToRead', 'of many reports against a post', {
    'reported-without-description': {
      file: reportedCard,
      find: '<PostText post={post} />',
      broken: 'null',
    },
    'reported-without-date': {
      file: 'web/app/posts/PostHeader.tsx',
      find: '<PostTime at={createdAt} isDayOnly={isAnonymous} />',
      broken: 'null',
    },
    'report-count-of-those-shown': {
      file: reportedCard,
      find: '{ count: reportCount }',
      broken: '{ count: post.reports.length }',
    },
    'four-latest-reports': {
      file: 'server/src/flags/routes.ts',
      find: 'limits.latestReports',
      broken: '4',
    },
  }),
  ...noticedBy('admin', 'an admin clears', {
    'reported-not-searched': {
      file: 'web/app/admin/ReportedPostsPage.tsx',
      find: 'reportedOptions(search)',
      broken: "reportedOptions('')",
    },
    'cleared-told-as-deleted': {
      file: 'web/app/admin/useRuling.ts',
      find: "t(ruling === 'ignore' ? 'cleared' : 'deleted')",
      broken: "t('deleted')",
    },
  }),
  ...noticedBy('admin', 'an admin deletes', {
    'deleting-only-clears': { file: reportedCard, find: "rule('delete')", broken: "rule('ignore')" },
  }),
]

const ofTimelines: Fault[] = [
  ...noticedBy('muchToRead', 'of an entry that waits', {
    'entry-without-date': { file: entryCard, find: '<EntryDay date={date} />', broken: 'null' },
  }),
  ...noticedBy('timelines', 'the author tells more', {
    'evidence-does-not-open': {
      file: 'web/app/posts/PostMedia.tsx',
      find: 'onOpen={() => setOpened(index)}',
      broken: '() => undefined',
    },
    'pending-timelines-not-searched': {
      file: 'web/app/admin/PendingTimelinesPage.tsx',
      find: 'pendingTimelinesOptions(search)',
      broken: "pendingTimelinesOptions('')",
    },
    'entry-without-approve': { file: entryCard, find: 'can.moderate', broken: 'false' },
  }),
]

const ofCriminals: Fault[] = [
  ...noticedBy('admin', 'an admin finds people', {
    'criminals-not-searched': {
      file: criminals,
      find: 'managedSuspectsOptions({ search, status })',
      broken: "managedSuspectsOptions({ search: '', status })",
    },
    'criminals-of-any-status': {
      file: criminals,
      find: 'managedSuspectsOptions({ search, status })',
      broken: "managedSuspectsOptions({ search, status: '' })",
    },
    'all-status-labelled-otherwise': { file: criminals, find: "t('all')", broken: "'All'" },
  }),
  ...noticedBy('suspects', 'the suspects stand in two columns', {
    'no-default-photo-of-a-suspect': {
      file: 'web/app/suspects/NoPhoto.tsx',
      find: 'src="/default-avatar.png"',
      broken: "'/favicon.ico'",
    },
    'suspect-card-without-photo': { file: suspectCard, find: 'photoOf(suspect)', broken: 'null' },
    'suspect-card-leads-elsewhere': {
      file: suspectCard,
      find: `to={\`/suspects/\${_id}\`}`,
      broken: "'/suspects'",
    },
    'suspect-card-without-place': {
      file: suspectCard,
      find: '<span className="line-clamp-2">{location}</span>',
      broken: 'null',
    },
    'wanted-in-blue': { file: badge, find: "'bg-alarm text-on-alarm'", broken: "'bg-calm'" },
    'arrested-in-red': { file: badge, find: "'bg-brand text-on-brand'", broken: "'bg-alarm'" },
    'released-in-green': { file: badge, find: "'bg-calm text-on-calm'", broken: "'bg-brand'" },
    'eleven-criminals-at-first': {
      file: 'web/app/suspects/queries.ts',
      find: 'limits.managedSuspectPage',
      broken: '11',
    },
  }),
]

const ofSupport: Fault[] = [
  ...noticedBy('admin', 'somebody asks for support', {
    'request-without-phone': { file: request, find: 'shownPhone(phone)', broken: 'null' },
    'request-without-badge': { file: request, find: '<SupportBadge status={status} />', broken: 'null' },
    'request-without-name': {
      file: request,
      find: '<h2 id={nameId} lang={languageOf(name)} className="font-extrabold text-lg leading-snug">\n            {name}\n          </h2>',
      broken: 'null',
    },
    'request-without-description': { file: request, find: '<WholeText text={desc} />', broken: 'null' },
    'request-without-date': {
      file: request,
      find: "t.rich('submittedAt', { time: () => <PostTime at={createdAt} /> })",
      broken: 'null',
    },
    'pending-in-red': {
      file: 'web/app/support/SupportBadge.tsx',
      find: "'bg-notice text-on-notice'",
      broken: "'bg-alarm text-on-alarm'",
    },
    'action-taken-in-yellow': {
      file: 'web/app/support/SupportBadge.tsx',
      find: "'bg-brand text-on-brand'",
      broken: "'bg-notice'",
    },
    'file-of-a-request-does-not-open': {
      file: 'web/app/support/SupportFiles.tsx',
      find: 'onOpen={() => open(index)}',
      broken: '() => undefined',
    },
    'video-viewed-as-a-picture': {
      file: 'web/app/media/ViewedMedia.tsx',
      find: "media.type === 'video'",
      broken: 'false',
    },
    'mark-as-actioned-labelled-otherwise': { file: request, find: "t('mark')", broken: "'Done'" },
  }),
]

const ofUsers: Fault[] = [
  ...noticedBy('admin', 'an admin finds people', {
    'users-not-searched': {
      file: users,
      find: 'usersOptions(search, address.page)',
      broken: "usersOptions('', address.page)",
    },
    'user-without-avatar': {
      file: userCard,
      find: '<Avatar src={avatar} className="size-14" />',
      broken: 'null',
    },
    'everybody-an-admin': { file: userCard, find: 'rankOf(user)', broken: "'admin'" },
    'user-without-name': {
      file: userCard,
      find: '<h2 lang={languageOf(name)} className="font-extrabold leading-snug">\n          {name}\n        </h2>',
      broken: 'null',
    },
    'no-users-said-otherwise': { file: users, find: "t('none')", broken: "'Nobody found'" },
    'post-to-react-to-without-owner': {
      file: reactions,
      find: "user?.name ?? t('formerMember')",
      broken: "t('formerMember')",
    },
    'one-fake-reaction-too-many': {
      file: reactions,
      find: '{ postId: written.postId, reactionNo, key: keyOf([written.postId, reactionNo]) }',
      broken:
        '{ postId: written.postId, reactionNo: reactionNo + 1, key: keyOf([written.postId, reactionNo]) }',
    },
  }),
  ...noticedBy('users', 'the people of the panel', {
    'showing-one-too-many': {
      file: users,
      find: 'first + users.length - 1',
      broken: 'first + users.length',
    },
    'every-page-leads-to-the-first': {
      file: 'web/app/ui/Pager.tsx',
      find: 'to={pageAt(each)}',
      broken: 'pageAt(1)',
    },
  }),
  ...noticedByTest('web/app/ui/pagesListed.test.ts', '', {
    'eight-pages-in-full': {
      file: 'web/app/ui/pagesListed.ts',
      find: 'pages <= mostListed',
      broken: 'pages <= 8',
    },
    'two-pages-at-each-end': {
      file: 'web/app/ui/pagesListed.ts',
      find: 'each <= atEachEnd',
      broken: 'each <= 2',
    },
  }),
]

const ofBlogs: Fault[] = [
  ...noticedBy('blogs', 'of many blogs the panel', {
    'blogs-of-any-category': {
      file: blogs,
      find: 'address.filter({ category: value })',
      broken: 'address.filter({})',
    },
    'blogs-of-any-hashtag': {
      file: blogs,
      find: "[address.get('search'), address.get('hashtag')]",
      broken: "[address.get('search'), '']",
    },
    'page-sizes-up-to-100': {
      file: 'web/app/panel/useListAddress.ts',
      find: '[10, 20, 50]',
      broken: '[10, 20, 100]',
    },
    'page-of-the-other-way-round': {
      file: 'web/app/ui/Pager.tsx',
      find: '{ page, total: totalPages }',
      broken: '{ page: totalPages, total: page }',
    },
    'next-leads-nowhere': {
      file: 'web/app/ui/Pager.tsx',
      find: 'pageAt(page + 1)',
      broken: 'pageAt(page)',
    },
    'previous-leads-nowhere': {
      file: 'web/app/ui/Pager.tsx',
      find: 'pageAt(Math.min(page - 1, totalPages))',
      broken: 'pageAt(page)',
    },
  }),
  ...noticedBy('blogs', 'an admin writes a blog and', {
    'create-blog-labelled-otherwise': { file: blogs, find: "t('create')", broken: "'New'" },
    'blogs-not-searched': {
      file: blogs,
      find: "[address.get('search'), address.get('hashtag')]",
      broken: "['', address.get('hashtag')]",
    },
    'create-blog-titled-as-an-edit': {
      file: 'web/app/blogs/form/BlogDialog.tsx',
      find: "t(blog ? 'editTitle' : 'createTitle')",
      broken: "t('editTitle')",
    },
    'blog-row-without-image': {
      file: 'web/app/blogs/BlogPicture.tsx',
      find: 'imageOf(blog)',
      broken: 'null',
    },
    'blog-row-without-categories': {
      file: blogRow,
      find: '<Categories of={blog.category} />',
      broken: 'null',
    },
    'blog-row-without-hashtags': { file: blogRow, find: '<Hashtags of={blog.hashtags} />', broken: 'null' },
    'three-lines-of-a-blog': { file: blogRow, find: 'className="line-clamp-2"', broken: '"line-clamp-3"' },
    'switch-always-off': { file: controls, find: 'isOn={isPublished}', broken: 'false' },
    'no-delete-in-the-panel': { file: controls, find: 'can.delete', broken: 'false' },
    'blog-of-one-category': {
      file: 'web/app/blogs/form/CategoriesField.tsx',
      find: '[...chosen, category]',
      broken: '[category]',
    },
    'blog-form-forgets-hashtags': {
      file: 'web/app/blogs/form/BlogFields.tsx',
      find: 'setValues({ hashtags: event.target.value })',
      broken: 'undefined',
    },
    'blog-page-without-controls': {
      file: blogPage,
      find: '<BlogControls blog={blog} onDeleted={() => void navigate(list, { replace: true })} />',
      broken: 'null',
    },
    'blog-not-found-said-otherwise': {
      file: 'web/app/blogs/NoBlog.tsx',
      find: "t('notFound')",
      broken: "'Nothing here'",
    },
  }),
  ...noticedBy('blogs', 'a blog is written for its title', {
    'enhance-generates': {
      file: 'web/app/blogs/form/WritingHelp.tsx',
      find: "onWish('enhance')",
      broken: "onWish('generate')",
    },
  }),
  ...noticedBy('rewriting', 'an admin changes a blog', {
    'blog-form-wider-than-4xl': {
      file: 'web/app/ui/Dialog.tsx',
      find: "'h-dvh w-full max-w-none max-h-none sm:h-fit sm:max-h-[94dvh] sm:w-[min(56rem,94vw)] sm:rounded-card'",
      broken:
        "'h-dvh w-full max-w-none max-h-none sm:h-fit sm:max-h-[94dvh] sm:w-[min(64rem,94vw)] sm:rounded-card'",
    },
    'no-edit-in-the-panel': { file: controls, find: 'can.edit', broken: 'false' },
    'blog-leads-back-to-the-panel': { file: blogPage, find: 'to={list}', broken: "'/admin'" },
    'blog-without-image': {
      file: article,
      find: '<BlogPicture blog={blog} sizes={wholeColumn} first className="aspect-video" />',
      broken: 'null',
    },
    'blog-without-categories': { file: article, find: '<Categories of={blog.category} />', broken: 'null' },
    'blog-without-hashtags': { file: article, find: '<Hashtags of={blog.hashtags} />', broken: 'null' },
    'blog-without-avatar': { file: article, find: '<Avatar src={author?.avatar} />', broken: 'null' },
    'missing-blog-unsaid': {
      file: blogPage,
      find: 'if (isMissing(error)) return <NoBlog />',
      broken: 'if (isMissing(error)) return null',
    },
  }),
]

const ofStories: Fault[] = [
  ...noticedBy('rewriting', 'an admin changes a story', {
    'stories-not-searched': {
      file: stories,
      find: 'storiesOptions({ page, limit, search, status })',
      broken: "storiesOptions({ page, limit, search: '', status })",
    },
    'stories-of-any-status': {
      file: stories,
      find: 'storiesOptions({ page, limit, search, status })',
      broken: "storiesOptions({ page, limit, search, status: 'all' })",
    },
    'stories-always-by-ten': {
      file: stories,
      find: 'storiesOptions({ page, limit, search, status })',
      broken: 'storiesOptions({ page, limit: 10, search, status })',
    },
    'related-post-labelled-otherwise': {
      file: 'web/app/stories/StoryCard.tsx',
      find: "t('relatedPost')",
      broken: "'Post'",
    },
    'edit-of-a-story-makes-a-new-one': {
      file: 'web/app/stories/StoryRow.tsx',
      find: 'editDialog={(close) => <StoryDialog story={story} onClose={close} />}',
      broken: '(close: () => void) => <StoryDialog onClose={close} />',
    },
    'related-post-unknown-unsaid': {
      file: 'web/app/stories/StoryRow.tsx',
      find: "noPost={t('unknown')}",
      broken: 'undefined',
    },
    'total-of-stories-as-shown': {
      file: stories,
      find: '{ shown: stories.length, total: query.data?.total ?? 0 }',
      broken: '{ shown: stories.length, total: stories.length }',
    },
  }),
  ...noticedBy('blogs', 'an admin tells of a success', {
    'story-form-takes-no-post': {
      file: 'web/app/stories/RelatedPostField.tsx',
      find: 'onChoose={onChoose}',
      broken: '() => undefined',
    },
    'story-form-forgets-the-description': {
      file: 'web/app/stories/StoryDialog.tsx',
      find: 'setValues({ description: event.target.value })',
      broken: 'undefined',
    },
    'story-form-forgets-the-title': {
      file: 'web/app/stories/StoryDialog.tsx',
      find: 'setValues({ title: event.target.value })',
      broken: 'undefined',
    },
    'create-story-labelled-otherwise': { file: stories, find: "t('create')", broken: "'New'" },
    'publishing-a-story-does-nothing': {
      file: 'web/app/stories/StoryRow.tsx',
      find: 'publishing={usePublishStory(story._id)}',
      broken: '{ isPending: false, mutateAsync: async () => story }',
    },
    'deleting-a-story-does-nothing': {
      file: 'web/app/stories/StoryRow.tsx',
      find: 'deleting={useDeleteStory(story._id)}',
      broken: '{ isPending: false, mutateAsync: async () => undefined }',
    },
    'no-stories-said-otherwise': {
      file: stories,
      find: "t(isFiltered ? 'noMatch' : 'noneToManage')",
      broken: "t('noMatch')",
    },
  }),
]

const ofSending: Fault[] = [
  ...noticedBy('notifications', 'what is sent to all', {
    'sent-without-asking': {
      file: `${sending}/AudienceForm.tsx`,
      find: 'setChecked(trimmed(values))',
      broken: 'send(trimmed(values))',
    },
    'readers-of-another-audience': {
      file: `${sending}/BroadcastDialog.tsx`,
      find: 'sizes.data?.[audience]',
      broken: 'sizes.data?.admins',
    },
    'recent-of-any-audience': {
      file: `${sending}/SendNotificationPage.tsx`,
      find: 'filter={filter}',
      broken: 'undefined',
    },
    'recent-not-searched': {
      file: `${sending}/SendNotificationPage.tsx`,
      find: 'search={search}',
      broken: "''",
    },
    'sent-not-searched': {
      file: `${sending}/ManageNotificationsPage.tsx`,
      find: 'search={search}',
      broken: "''",
    },
    'manage-leads-to-the-panel-and-not-to-send': {
      file: `${sending}/ManageNotificationsPage.tsx`,
      find: 'to="/admin/send-notification"',
      broken: "'/admin'",
    },
    'super-admins-cannot-delete-what-was-sent': {
      file: sentItem,
      find: 'user?.isSuperAdmin',
      broken: 'false',
    },
    'no-notifications-said-otherwise': {
      file: `${sending}/SentList.tsx`,
      find: "t('none')",
      broken: "'Nothing sent'",
    },
  }),
  ...noticedBy('notifications', 'an admin reads whom a message went to', {
    'every-admin-may-delete-what-was-sent': { file: sentItem, find: 'user?.isSuperAdmin', broken: 'true' },
    'every-admin-is-led-to-send': {
      file: `${sending}/ManageNotificationsPage.tsx`,
      find: 'user?.isSuperAdmin',
      broken: 'true',
    },
  }),
  ...noticedBy('notifications', 'a super admin sends, somebody', {
    'sent-to-nobody-that-was-chosen': {
      file: `${sending}/PeopleForm.tsx`,
      find: 'people.map(({ _id }) => _id)',
      broken: '[]',
    },
  }),
]

/** Rows of section 2: the admin screens. */
export const ofPanel: Fault[] = [
  ...ofLongLists,
  ...ofPosts,
  ...ofTimelines,
  ...ofCriminals,
  ...ofSupport,
  ...ofUsers,
  ...ofBlogs,
  ...ofStories,
  ...ofSending,
]
