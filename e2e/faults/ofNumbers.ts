import { type Fault, noticedBy } from './fault.ts'

/** The public numbers, and their address. */
export const ofNumbers: Fault[] = [
  ...noticedBy('numbers', 'a report that is let through', {
    'no-case-is-filed': {
      file: 'web/app/numbers/CountTables.tsx',
      find: "t('shareOf', { count: reports, total })",
      broken: "t('shareOf', { count: 0, total })",
    },
    'districts-in-bengali-alone': {
      file: 'web/app/numbers/CountTables.tsx',
      find: "language === 'bn' ? bn : district",
      broken: 'bn',
    },
    'months-have-no-numbers': {
      file: 'web/app/numbers/Months.tsx',
      find: 'months.slice(-monthsShown)',
      broken: 'months.slice(-monthsShown).map((each) => ({ ...each, reports: 0 }))',
    },
    'rows-come-as-json': {
      file: 'web/app/numbers/Downloads.tsx',
      find: "at('/numbers/reports.csv')",
      broken: "at('/api/numbers/reports')",
    },
    'numbers-lead-elsewhere': {
      file: 'web/app/shell/navigation.ts',
      find: "{ to: '/numbers', label: 'numbers' }",
      broken: "{ to: '/rules', label: 'numbers' }",
    },
    'numbers-in-english-alone': {
      file: 'web/app/numbers/NumbersPage.tsx',
      find: '{ bn, en }',
      broken: '{ bn: en, en }',
    },
  }),
  ...noticedBy('numbers', 'the numbers stand under an address', {
    'numbers-under-another-address': {
      file: 'web/app/numbers/NumbersPage.tsx',
      find: "'/numbers'",
      broken: "''",
    },
    'numbers-in-no-sitemap': {
      file: 'server/src/syndication/sitemap.ts',
      find: "'/numbers'",
      broken: "'/about'",
    },
  }),
]
