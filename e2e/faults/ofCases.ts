import { type Fault, noticedBy } from './fault.ts'

const line = 'web/app/timelines/CaseLine.tsx'
const development = 'web/app/posts/LastDevelopment.tsx'
const page = 'web/app/reading/PostPage.tsx'
const dialog = 'web/app/timelines/AddTimelineDialog.tsx'
const kinds = 'web/app/writing/form/KindsField.tsx'

/** The progress of a case, and the kinds of crime of a report. */
export const ofCases: Fault[] = [
  ...noticedBy('caseLine', 'a report of some kind', {
    'card-without-kinds': { file: 'web/app/posts/PostHeader.tsx', find: 'kinds?.length', broken: '0' },
    'cards-begin-with-no-updates': { file: development, find: 'updates === 0', broken: 'false' },
    'shared-without-kinds': {
      file: page,
      find: "kinds.map((kind) => names[kind]).join(', ')",
      broken: "''",
    },
    'line-has-both-ends': {
      file: line,
      find: "!(dateOf.has('closed') ? ['verdict', 'closed'] : ['closed']).includes(state)",
      broken: 'true',
    },
    'line-stands-still': {
      file: line,
      find: "state === last ? 'step' : undefined",
      broken: "state === 'reported' ? 'step' : undefined",
    },
    'entry-without-who-says-so': {
      file: 'web/app/timelines/EntryStep.tsx',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the source contains this template literal
      find: 'origin && t(`origins.${origin}`)',
      broken: 'undefined',
    },
    'shared-without-development': {
      file: page,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the source contains this template literal
      find: '`${messagesOf(language).timelines.states[last.step]}, ${day}`',
      broken: 'undefined',
    },
    'card-without-development': {
      file: development,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the source contains this template literal
      find: 't(`states.${last.step}`)',
      broken: "''",
    },
    'steps-without-days': {
      file: 'web/app/timelines/EntryDay.tsx',
      find: 'day(noonOf(date))',
      broken: "''",
    },
    'updates-in-english-alone': {
      file: development,
      find: "t('updates', { count: updates })",
      broken: "'1 update'",
    },
    'order-not-asked-about': {
      file: dialog,
      find: 'step && entry.check() ? outOfOrder(post.caseLine.steps, { step, date }) : undefined',
      broken: 'undefined',
    },
    'order-asked-about-without-words': {
      file: 'web/app/timelines/OrderDialog.tsx',
      find: 't(is, { other: states(other), date: ofDay(date) })',
      broken: "''",
    },
    'order-thought-over-is-sent': {
      file: dialog,
      find: 'onClose={() => setOrder(undefined)}',
      broken: '() => void entry.submit()',
    },
    'order-agreed-to-not-sent': {
      file: dialog,
      find: `onSend={() => {
            setOrder(undefined)
            void entry.submit()
          }}`,
      broken: '() => setOrder(undefined)',
    },
  }),
  ...noticedBy('kindsOfCrime', 'a report says what kinds', {
    'kinds-never-said-to-be-proposed': {
      file: kinds,
      find: "proposed.length > 0 ? 'proposed' : 'hint'",
      broken: "'hint'",
    },
    'kinds-always-said-to-be-proposed': {
      file: kinds,
      find: "proposed.length > 0 ? 'proposed' : 'hint'",
      broken: "'proposed'",
    },
    'all-kinds-at-once': {
      file: kinds,
      find: 'showsAll || [...chosen, ...proposed, ...touched].includes(kind)',
      broken: 'true',
    },
    'other-kinds-not-shown': { file: kinds, find: 'setShowsAll(!showsAll)', broken: 'undefined' },
    'draft-forgets-kinds': {
      file: 'web/app/writing/drafts/record.ts',
      find: '{ ...emptyReport, ...text }',
      broken: '{ ...emptyReport, ...text, kinds: [] }',
    },
    'no-kind-proposed': {
      file: kinds,
      find: 'proposedKinds({ title, desc, crimesOfSuspects, chosen })',
      broken: '[]',
    },
    'proposed-is-chosen': { file: kinds, find: 'checked={isChosen}', broken: 'true' },
    'kind-given-up-goes': { file: kinds, find: 'setTouched([...touched, kind])', broken: 'void 0' },
    'any-number-of-kinds': {
      file: kinds,
      find: 'chosen.length >= limits.kindsPerPost',
      broken: 'false',
    },
    'kinds-shown-to-nobody': {
      file: 'web/app/posts/PostHeader.tsx',
      find: "kinds.map((kind) => kindName(kind)).join(' · ')",
      broken: "''",
    },
  }),
]
