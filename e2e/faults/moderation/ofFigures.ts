import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

const figures = 'server/src/admin/figures.test.ts'
const change = 'the figures of moderation change after a decision'
const menu = 'the menu of an admin lies whole above the fold of 900 px'

export const ofFigures: Fault[] = [
  ...noticedByTest(figures, 'everybody sees what they decided, and super admins what all did', {
    'figures-of-all-for-all': {
      file: 'server/src/admin/figuresStore.ts',
      find: 'viewer.isSuperAdmin',
      broken: 'true',
    },
  }),
  ...noticedByTest(figures, 'a decision is counted with how long it was waited for', {
    'approvals-count-as-sent-back': {
      file: 'server/src/moderation/moderation.ts',
      find: "isSentBack: state === 'returned'",
      broken: 'true',
    },
  }),
  ...noticedByTest(figures, 'the days say how much waited then, today how much does now', {
    'today-as-it-was-noted': {
      file: 'server/src/admin/view.ts',
      find: '[...days.slice(0, -1).map(noted), waiting]',
      broken: 'days.map(noted)',
    },
  }),
  ...noticedBy('dashboard', change, {
    'figures-read-once': {
      file: 'web/app/admin/figures/FigureTables.tsx',
      find: 'format.number(decided)',
      broken: 'format.number(0)',
    },
    'figures-without-a-table': {
      file: 'web/app/charts/Bars.tsx',
      find: '<BarTable {...props} />',
      broken: 'null',
    },
  }),
  ...noticedBy('dashboard', 'forty reports that wait are one notification', {
    'waiting-number-stands-still': {
      file: 'server/src/notifications/waiting.ts',
      find: 'notice.count === count',
      broken: 'true',
    },
  }),
  ...noticedByTest('server/src/notifications/waiting.test.ts', 'forty posts that wait are one notification', {
    'waiting-notice-stays': {
      file: 'server/src/notifications/waiting.ts',
      find: 'count === 0',
      broken: 'false',
    },
  }),
  ...noticedBy('adminMenu', menu, {
    'admin-menu-below-the-fold': {
      file: 'web/app/shell/AdminsNavigation.tsx',
      find: 'entry="min-h-7"',
      broken: '"min-h-11"',
    },
    'admin-menu-without-numbers': {
      file: 'web/app/shell/WaitingBadge.tsx',
      find: 'count === 0',
      broken: 'true',
    },
  }),
]
