import { type Fault, noticedByTest } from '../fault.ts'

const ofSupport = 'contract/src/support.ts'
const supportTest = 'server/src/support/support.test.ts'

export const rulesOfSupport: Fault[] = [
  ...noticedByTest('web/app/support/checks.test.ts', '', {
    'support-asked-without-name': {
      file: 'web/app/support/checks.ts',
      find: 'textProblems(supportTexts, values)',
      broken: 'textProblems({ ...supportTexts, name: { most: 100 } }, values)',
    },
    'support-asked-without-phone': {
      file: 'web/app/support/checks.ts',
      find: 'phoneProblem(values.phone)',
      broken: 'undefined',
    },
    'support-asked-without-words': {
      file: 'web/app/support/checks.ts',
      find: 'textProblems(supportTexts, values)',
      broken: 'textProblems({ ...supportTexts, desc: { most: 10_000 } }, values)',
    },
  }),
  ...noticedByTest(supportTest, 'says what is missing', {
    'server-takes-support-without-name': {
      file: ofSupport,
      find: 'requiredText(supportTexts.name)',
      broken: 'z.string()',
    },
    'server-takes-support-without-words': {
      file: ofSupport,
      find: 'requiredText(supportTexts.desc)',
      broken: 'z.string()',
    },
  }),
  ...noticedByTest(supportTest, 'is taken in, and told back', {
    'support-without-recordings': {
      file: ofSupport,
      find: '{ files: attachments }',
      broken: "{ files: { ...attachments, kinds: ['image', 'video'] } }",
    },
    'support-without-videos': {
      file: ofSupport,
      find: '{ files: attachments }',
      broken: "{ files: { ...attachments, kinds: ['image', 'audio'] } }",
    },
  }),
]
