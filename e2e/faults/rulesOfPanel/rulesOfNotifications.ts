import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

const checkMessage = 'web/app/notifications/sending/checkMessage.ts'
const checkMessageTest = 'web/app/notifications/sending/checkMessage.test.ts'
const ofNotifications = 'contract/src/notifications.ts'
const notificationsTest = 'server/src/notifications/notifications.test.ts'
const peopleForm = 'web/app/notifications/sending/PeopleForm.tsx'

export const rulesOfNotifications: Fault[] = [
  ...noticedByTest(checkMessageTest, '', {
    'message-without-title': {
      file: checkMessage,
      find: 'textProblems(messageTexts, message)',
      broken: 'textProblems({ ...messageTexts, title: { most: 200 } }, message)',
    },
    'message-without-description': {
      file: checkMessage,
      find: 'textProblems(messageTexts, message)',
      broken: 'textProblems({ ...messageTexts, description: { most: 10_000 } }, message)',
    },
    'message-with-any-link': {
      file: checkMessage,
      find: '!isLink(cleanText(message.link))',
      broken: 'false',
    },
    'message-needs-a-link': {
      file: checkMessage,
      find: '!isLink(cleanText(message.link))',
      broken: "message.link.trim() === '' || !isLink(cleanText(message.link))",
    },
    'message-to-nobody': { file: checkMessage, find: '!targetAudience', broken: 'false' },
  }),
  ...noticedByTest('contract/src/rules/link.test.ts', '', {
    'link-is-no-path': {
      file: 'contract/src/rules/link.ts',
      find: "if (text.startsWith('/')) return isPath(text)",
      broken: 'void 0',
    },
    'link-without-scheme': {
      file: 'contract/src/rules/link.ts',
      find: '/^https?:\\/\\//i.test(text) && URL.canParse(text)',
      broken: 'URL.canParse(text)',
    },
  }),
  ...noticedByTest(notificationsTest, 'needs a good', {
    'server-takes-message-without-title': {
      file: ofNotifications,
      find: 'requiredText(messageTexts.title)',
      broken: 'optionalText(messageTexts.title)',
    },
    'server-takes-message-without-description': {
      file: ofNotifications,
      find: 'requiredText(messageTexts.description)',
      broken: 'optionalText(messageTexts.description)',
    },
    'server-takes-any-link': {
      file: ofNotifications,
      find: "optionalText(messageTexts.link).refine(isLink, { error: 'link_invalid' })",
      broken: 'optionalText(messageTexts.link)',
    },
    'server-takes-any-audience': {
      file: ofNotifications,
      find: "z.enum(audiences, { error: 'unknown_value' })",
      broken: 'z.string()',
    },
  }),
  ...noticedBy('notifications', 'a super admin sends', {
    'sent-without-recipient': {
      file: peopleForm,
      find: 'disabled={people.length === 0}',
      broken: 'false',
    },
    'recipients-miscounted': {
      file: peopleForm,
      find: "t('sendTo', { count: people.length })",
      broken: "t('sendTo', { count: people.length && people.length + 1 })",
    },
    'two-recipients-are-one-person': {
      file: peopleForm,
      find: "t('sendTo', { count: people.length })",
      broken: "t('sendTo', { count: Math.min(people.length, 1) })",
    },
  }),
  ...noticedByTest(
    'web/app/notifications/sending/queries.test.ts',
    'people are looked for from the second letter',
    {
      'quick-search-from-one-letter': {
        file: 'web/app/notifications/sending/queries.ts',
        find: '[...text].length >= limits.userSearchLeast',
        broken: 'text.length >= 1',
      },
    },
  ),
  ...noticedByTest('server/src/users/users.test.ts', 'begins with two characters', {
    'server-quick-search-from-one-letter': {
      file: 'contract/src/users.ts',
      find: '[...text].length >= limits.userSearchLeast',
      broken: 'text.length >= 1',
    },
  }),
]
