import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

const bottomBar = 'web/app/shell/BottomBar.tsx'
const createButton = 'web/app/shell/CreateButton.tsx'
const sidebar = 'web/app/shell/Sidebar.tsx'
const topBar = 'web/app/shell/TopBar.tsx'

export const ofOthers: Fault[] = [
  ...noticedByTest('web/app/i18n/text.test.ts', 'the beginning of a description', {
    'text-cut-at-151': { file: 'web/app/i18n/text.ts', find: '150', broken: '151' },
  }),
  ...noticedBy('mainJob', 'a guest who wants to report', {
    'no-create-button-on-the-feed': {
      file: createButton,
      find: "useLocation().pathname !== '/'",
      broken: 'true',
    },
    'protected-link-forgets-its-target': {
      file: 'web/app/accounts/useLoginGate.ts',
      find: 'rememberTarget(target)',
      broken: 'rememberTarget()',
    },
  }),
  ...noticedBy('search', 'a guest is led to log in by a category', {
    'category-gate-forgets-its-target': {
      file: 'web/app/search/CategoryLink.tsx',
      find: "gate('category', path, pendingAction)(event)",
      broken: "gate('category', undefined, pendingAction)(event)",
    },
    'search-gate-forgets-its-target': {
      file: 'web/app/search/SearchForm.tsx',
      find: "gate('search', path, pendingAction)()",
      broken: "gate('search', undefined, pendingAction)()",
    },
  }),
  ...noticedBy('frame', 'everybody finds their places', {
    'admin-sidebar-of-56': { file: sidebar, find: "isAdmin ? 'w-72' : 'w-56'", broken: "'w-56'" },
    'sidebar-of-72-for-all': { file: sidebar, find: "isAdmin ? 'w-72' : 'w-56'", broken: "'w-72'" },
    'sidebar-without-join': {
      file: sidebar,
      find: `<ButtonLink to="/register">{t('joinNow')}</ButtonLink>`,
      broken: 'null',
    },
    'feed-without-join': {
      file: 'web/app/screens/FeedPage.tsx',
      find: `status === 'guest' && <ButtonLink to="/register">{t('joinNow')}</ButtonLink>`,
      broken: 'null',
    },
    'members-asked-to-join': { file: sidebar, find: "status === 'guest'", broken: 'true' },
    'panel-groups-unnamed': { file: 'web/app/shell/AdminEntries.tsx', find: 't(group.label)', broken: "''" },
    'panel-groups-misnamed': {
      file: 'web/app/shell/adminNavigation.ts',
      find: "'groupContent'",
      broken: "'groupPosts'",
    },
    'create-button-leads-home': { file: createButton, find: 'to="/newreport"', broken: '"/"' },
    'page-comes-in-slowly': {
      file: 'web/app/shell/Shell.tsx',
      find: "className={isFirst ? 'mx-auto' : 'mx-auto animate-page'}",
      broken: '"mx-auto animate-page [animation-duration:0.6s]"',
    },
    'bottom-bar-without-join': {
      file: bottomBar,
      find: "t('joinNow')",
      broken: "'Join'",
      onPhone: true,
    },
    'bottom-bar-without-profile': {
      file: bottomBar,
      find: 'mainEntries(status)',
      broken: "mainEntries(status).filter(({ to }) => to !== '/profile')",
      onPhone: true,
    },
    'bottom-bar-creates-nothing': { file: bottomBar, find: 'to="/newreport"', broken: '"/"', onPhone: true },
    'top-bar-without-logo': { file: topBar, find: '<Brand />', broken: 'null', onPhone: true },
    'top-bar-login-reworded': { file: topBar, find: "t('login')", broken: "'Sign in'", onPhone: true },
    'top-bar-login-leads-to-register': {
      file: topBar,
      find: 'to="/login"',
      broken: '"/register"',
      onPhone: true,
    },
    'top-bar-without-panel': {
      file: topBar,
      find: 'AdminMenu && <AdminMenu />',
      broken: 'null',
      onPhone: true,
    },
  }),
  ...noticedBy('search', 'a word finds posts', {
    'top-bar-without-search': {
      file: topBar,
      find: '!isBusyGuest && <SearchButton />',
      broken: 'null',
      onPhone: true,
    },
  }),
  ...noticedBy('notifications', 'a super admin sends', {
    'sidebar-without-badge': {
      file: sidebar,
      find: 'hasUnread && <UnreadBadge className="-top-2 -right-2.5 absolute" />',
      broken: 'null',
    },
    'bottom-bar-without-badge': {
      file: bottomBar,
      find: 'hasUnread && <UnreadBadge className="-top-1.5 absolute left-3.5" />',
      broken: 'null',
      onPhone: true,
    },
    'title-without-unread': {
      file: 'web/app/notifications/UnreadTitle.tsx',
      find: 'titleWith(document.title, count)',
      broken: 'document.title',
    },
  }),
]
