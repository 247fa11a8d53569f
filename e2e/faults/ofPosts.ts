import { type Fault, noticedBy, noticedByTest } from './fault.ts'

const detail = 'web/app/reading/PostDetail.tsx'
const columns = 'web/app/reading/PostColumns.tsx'
const foundTabs = 'web/app/search/FoundTabs.tsx'
const asked = 'web/app/search/searchParams.ts'
const profile = 'web/app/suspects/SuspectProfile.tsx'
const suspectPage = 'web/app/screens/SuspectPage.tsx'

const ofDetail: Fault[] = [
  ...noticedBy('timelines', 'what became of a post', {
    'post-tab-named-otherwise': {
      file: columns,
      find: "timelines('title')",
      broken: "t('post')",
      onPhone: true,
    },
    'parts-of-a-post-not-behind-tabs': {
      file: columns,
      find: "name === tab ? '' : 'max-xl:hidden noscript:!block'",
      broken: "''",
      onPhone: true,
    },
  }),
  ...noticedBy('timelines', 'what became of a post', {
    'post-and-the-rest-half-and-half': {
      file: columns,
      find: "'grid grid-cols-1 gap-3 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:gap-4'",
      broken: "'grid grid-cols-1 gap-3 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:gap-4'",
    },
  }),
  ...noticedBy('mainJob', 'a report is anonymous unless', {
    'waiting-post-with-comments': { file: detail, find: 'post.isAllowed', broken: 'true' },
    'no-post-said-otherwise': { file: detail, find: "t('notFound')", broken: "'Post not found'" },
    'no-post-without-way-back': {
      file: detail,
      find: 'action={<Button onClick={onClose}>{goBack}</Button>}',
      broken: 'undefined',
    },
  }),
  ...noticedBy('mainJob', 'the stored picture carries', {
    'public-post-without-comments': { file: detail, find: 'post.isAllowed', broken: 'false' },
  }),
  ...noticedBy('mainJob', 'an approved report is in the feed', {
    'escape-leaves-the-post-open': {
      file: 'web/app/ui/Dialog.tsx',
      find: 'event.preventDefault()\n        onClose()',
      broken: 'event.preventDefault()',
    },
  }),
  ...noticedBy('viewer', 'the pictures of a post', {
    'escape-stays-on-the-post-page': {
      file: 'web/app/reading/PostPage.tsx',
      find: 'leave()',
      broken: 'undefined',
    },
  }),
  ...noticedBy('admin', 'the address of a post without', {
    'pending-banner-unsaid': {
      file: 'web/app/moderation/ApproveBanner.tsx',
      find: "t(returned ? 'returned' : 'pending')",
      broken: "t('returned')",
    },
    'approve-post-labelled-otherwise': {
      file: 'web/app/moderation/ModerationActions.tsx',
      find: "t('approve')",
      broken: "'Approve'",
    },
  }),
  ...noticedBy('commenting', 'older comments come on request', {
    'load-more-after-the-last-comment': {
      file: 'web/app/comments/CommentList.tsx',
      find: 'hasNextPage && !error',
      broken: 'true',
    },
  }),
]

const ofSearch: Fault[] = [
  ...noticedByTest('web/app/search/searchParams.test.ts', 'asks for', {
    'search-by-query-unread': { file: asked, find: "address.get('query')", broken: "''" },
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
]

const ofSuspects: Fault[] = [
  ...noticedByTest('web/app/suspects/columns.test.ts', 'put what follows a tall card', {
    'suspects-left-and-right-in-turn': {
      file: 'web/app/suspects/columns.ts',
      find: 'ahead <= 0',
      broken: 'left.length === right.length',
    },
  }),
  ...noticedBy('suspects', 'the suspects stand in two columns', {
    'suspects-in-one-column': {
      file: 'web/app/suspects/SuspectGrid.tsx',
      find: "'grid grid-cols-2 items-start gap-3 sm:gap-4'",
      broken: "'grid grid-cols-1 items-start gap-3 sm:gap-4'",
    },
    'suspects-do-not-scroll-on': {
      file: 'web/app/suspects/SuspectList.tsx',
      find: 'hasNextPage && !isFetching && !error',
      broken: 'false',
    },
    'failed-suspect-leads-home': {
      file: suspectPage,
      find: "navigate('/criminals', { replace: true })",
      broken: "navigate('/', { replace: true })",
    },
  }),
  ...noticedBy('suspects', 'a profile belongs to who made it', {
    'suspect-photo-does-not-open': {
      file: 'web/app/suspects/SuspectPhoto.tsx',
      find: 'onOpen={() => setOpen(true)}',
      broken: '() => undefined',
    },
    'suspect-name-as-it-was-written': {
      file: profile,
      find: 'className="heading text-2xl uppercase"',
      broken: '"heading text-2xl"',
    },
    'suspect-status-labelled-otherwise': {
      file: profile,
      find: "label={t('facts.status')}",
      broken: "t('facts.crimeTypes')",
    },
    'danger-level-labelled-otherwise': {
      file: profile,
      find: "label={t('facts.dangerLevel')}",
      broken: "t('facts.status')",
    },
    'suspect-without-age': { file: profile, find: 'age === null', broken: 'true' },
    'gender-labelled-otherwise': {
      file: profile,
      find: "label={t('facts.gender')}",
      broken: "t('facts.age')",
    },
    'suspect-without-place': {
      file: profile,
      find: 'location ? <span lang={languageOf(location)}>{location}</span> : unknown',
      broken: 'unknown',
    },
    'crime-types-end-with-the-first': {
      file: 'web/app/suspects/CrimeTypes.tsx',
      find: 'suspect.crimeTypes',
      broken: 'suspect.crimeTypes.slice(0, 1)',
    },
    'suspect-without-edit': {
      file: 'web/app/suspects/SuspectActions.tsx',
      find: 'suspect.can',
      broken: "{ ...suspect['can'], edit: false }",
    },
    'suspect-without-delete': {
      file: 'web/app/suspects/SuspectActions.tsx',
      find: 'suspect.can',
      broken: "{ ...suspect['can'], delete: false }",
    },
    'strangers-may-delete-a-suspect': {
      file: 'web/app/suspects/SuspectActions.tsx',
      find: 'suspect.can',
      broken: "{ ...suspect['can'], delete: true }",
    },
  }),
  ...noticedBy('suspects', 'a guest sees the suspects', {
    'related-posts-titled-otherwise': {
      file: suspectPage,
      find: "t('related')",
      broken: "'Posts'",
    },
    'related-posts-of-nobody': {
      file: suspectPage,
      find: 'suspectPostsOptions(suspectId)',
      broken: "suspectPostsOptions('0190a0a0-0000-7000-8000-000000000000')",
    },
    'criminal-not-found-said-otherwise': {
      file: suspectPage,
      find: "t('notFound')",
      broken: "'Suspect not found'",
    },
  }),
]

const ofPeople: Fault[] = [
  ...noticedBy('blogs', 'the location of a report', {
    'new-report-titled-otherwise': {
      file: 'web/app/writing/drafts/ReportHeader.tsx',
      find: "t('newReport')",
      broken: "'New report'",
    },
  }),
  ...noticedBy('admin', 'somebody asks for support', {
    'new-report-leads-elsewhere-than-support': {
      file: 'web/app/writing/drafts/ReportHeader.tsx',
      find: 'to="/support"',
      broken: "'/blogs'",
    },
    'support-titled-otherwise': {
      file: 'web/app/support/SupportPage.tsx',
      find: "t('title')",
      broken: "'Get support'",
    },
    'support-form-without-own-name': {
      file: 'web/app/support/SupportForm.tsx',
      find: 'defaultValue={user.name}',
      broken: "''",
    },
    'files-for-support-not-sent': {
      file: 'web/app/support/SupportForm.tsx',
      find: 'picked.length > 0',
      broken: 'false',
    },
  }),
  ...noticedBy('profile', 'a person changes name and picture', {
    'profile-without-picture': {
      file: 'web/app/profiles/ProfilePage.tsx',
      find: '<Avatar src={user.avatar} className="size-20" />',
      broken: 'null',
    },
    'profile-counts-one-post-too-many': {
      file: 'web/app/profiles/ProfilePage.tsx',
      find: 'data.postCount',
      broken: 'data.postCount + 1',
    },
    'profile-without-own-posts': {
      file: 'web/app/profiles/ProfilePage.tsx',
      find: '<PersonPosts personId={user._id} />',
      broken: 'null',
    },
    'profile-without-name': {
      file: 'web/app/profiles/ProfilePage.tsx',
      find: 'user.name',
      broken: 'null',
    },
    'edit-tab-named-otherwise': {
      file: 'web/app/profiles/EditProfileDialog.tsx',
      find: "t('editTab')",
      broken: "'Profile'",
    },
    'password-tab-named-otherwise': {
      file: 'web/app/profiles/EditProfileDialog.tsx',
      find: "t('passwordTab')",
      broken: "'Password'",
    },
    'logout-leads-home': {
      file: 'web/app/profiles/LogOutButton.tsx',
      find: "navigate('/login', { replace: true })",
      broken: "navigate('/', { replace: true })",
    },
  }),
]

/** Rows of section 2: post detail, search, suspects and people. */
export const ofPosts: Fault[] = [...ofDetail, ...ofSearch, ...ofSuspects, ...ofPeople]
