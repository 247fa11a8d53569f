import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

const users = 'web/app/users/UsersPage.tsx'
const userCard = 'web/app/users/UserCard.tsx'
const reactions = 'web/app/reactions/FakeReactForm.tsx'

export const ofUsers: Fault[] = [
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
      find: '{name}\n',
      broken: '{null}\n',
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
