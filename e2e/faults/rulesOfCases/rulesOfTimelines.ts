import { type Fault, noticedBy, noticedByTest } from '../fault.ts'
import { errors } from './shared.ts'

const entry = 'web/app/timelines/entry.ts'
const entryTest = 'web/app/timelines/entry.test.ts'
const ofTimelines = 'contract/src/timelines.ts'
const timelinesTest = 'server/src/timelines/timelines.test.ts'
const hiddenAuthorTest = 'server/src/timelines/hiddenAuthor.test.ts'
const policy = 'server/src/timelines/policy.ts'

export const rulesOfTimelines: Fault[] = [
  ...noticedByTest(entryTest, 'needs a title and a date, and nothing else', {
    'entry-with-blank-title': {
      file: entry,
      find: 'textProblems(timelineTexts, text)',
      broken: 'textProblems({ ...timelineTexts, title: { most: 200 } }, text)',
    },
    'form-takes-entry-without-date': { file: entry, find: "text.date === ''", broken: 'false' },
    'entry-needs-a-source': {
      file: entry,
      find: 'textProblems(timelineTexts, text)',
      broken:
        "textProblems({ ...timelineTexts, source: { ...timelineTexts.source, missing: 'source_url' } }, text)",
    },
    'entry-needs-a-description': {
      file: entry,
      find: 'textProblems(timelineTexts, text)',
      broken:
        "textProblems({ ...timelineTexts, desc: { most: 10_000, missing: 'description_required' } }, text)",
    },
  }),
  ...noticedByTest(entryTest, 'takes a source that is empty', {
    'entry-with-any-source': {
      file: entry,
      find: 'textProblems(timelineTexts, text)',
      broken: 'textProblems({ ...timelineTexts, source: { most: 2_000 } }, text)',
    },
  }),
  ...noticedByTest(timelinesTest, 'an entry needs a good', {
    'server-takes-entry-without-title': {
      file: ofTimelines,
      find: 'requiredText(timelineTexts.title)',
      broken: 'optionalText(timelineTexts.title)',
    },
    'server-takes-missing-date-for-wrong': {
      file: ofTimelines,
      find: "requiredText({ most: 40, missing: 'date_required' })",
      broken: 'optionalText({ most: 40 })',
    },
    'date-required-in-other-words': {
      file: errors,
      find: "'Date is required'",
      broken: "'A date is required'",
    },
  }),
  ...noticedByTest(timelinesTest, 'a date may come as the beginning of a time', {
    'server-needs-a-description-of-an-entry': {
      file: ofTimelines,
      find: 'optionalText(timelineTexts.desc)',
      broken: "requiredText({ ...timelineTexts.desc, missing: 'description_required' })",
    },
    'server-needs-the-place-of-an-entry': {
      file: ofTimelines,
      find: 'optionalText(timelineTexts.location)',
      broken: "requiredText({ ...timelineTexts.location, missing: 'required' })",
    },
  }),
  ...noticedByTest(timelinesTest, 'an entry with evidence waits', {
    'evidence-without-recordings': {
      file: ofTimelines,
      find: '{ evidence: attachments }',
      broken: "{ evidence: { ...attachments, kinds: ['image', 'video'] } }",
    },
  }),
  ...noticedByTest(timelinesTest, 'evidence is a picture, a video or a recording', {
    'evidence-of-any-kind': {
      file: 'server/src/media/recognise.ts',
      find: 'if (!found) throw new ApiError(wrongType)',
      broken: "if (!found) return { kind: 'image', format: 'jpeg' }",
    },
  }),
  ...noticedByTest('server/src/timelines/policy.test.ts', 'when it is their own anonymous post', {
    'entries-name-anonymous-authors': {
      file: policy,
      find: 'by_author && post_is_anonymous',
      broken: 'false',
    },
  }),
  ...noticedByTest(hiddenAuthorTest, 'bears their name for everybody', {
    'entries-on-anonymous-posts-unnamed': {
      file: policy,
      find: 'by_author && post_is_anonymous',
      broken: 'post_is_anonymous',
    },
  }),
  ...noticedByTest(hiddenAuthorTest, 'is told of on that phone', {
    'named-entry-told-to-the-author': {
      file: 'server/src/notifications/triggers.ts',
      find: 'entry.post_is_anonymous && entry.by_author ? entry.post_id : null',
      broken: 'entry.post_is_anonymous ? entry.post_id : null',
    },
    'named-entry-like-an-older-one': {
      file: 'server/src/notifications/triggers.ts',
      find: 'entry.post_is_anonymous && !entry.by_author',
      broken: 'false',
    },
    'named-entry-hidden-with-its-post': {
      file: 'server/src/notifications/authors.ts',
      find: '!isByName',
      broken: 'true',
    },
  }),
  ...noticedByTest(hiddenAuthorTest, 'is no news to them', {
    'news-of-named-entries-to-whoever-added-them': {
      file: 'server/src/timelines/timelines.ts',
      find: 'isUnnamed(row) ? null : user_id',
      broken: 'row.post_is_anonymous ? null : user_id',
    },
  }),
  ...noticedByTest(hiddenAuthorTest, 'lost it again', {
    'named-entry-sealed-with-its-post': {
      file: 'server/src/posts/changeStore.ts',
      find: "sql<boolean>`not exists (\n      select from audit_log where subject_id = timelines.id and action = 'timeline.add')`",
      broken: 'sql<boolean>`true`',
    },
  }),
  ...noticedByTest('server/src/outcomes/outcomes.test.ts', 'is asked whoever wrote it', {
    'own-hidden-report-not-asked-about': {
      file: 'server/src/outcomes/asking.ts',
      find: '!(await isFollowing(tx, post.id, tag))',
      broken: 'userId === post.user_id || !(await isFollowing(tx, post.id, tag))',
    },
  }),
  ...noticedBy('timelines', 'the author tells more with evidence', {
    'five-previews-in-the-form': {
      file: 'web/app/timelines/EntryFields.tsx',
      find: 'firstShown={limits.evidencePreviews}',
      broken: '5',
    },
    'missing-date-unmarked': {
      file: 'web/app/timelines/EntryFields.tsx',
      find: "error={errorOf('date')}",
      broken: 'undefined',
    },
    'deletion-of-an-entry-asked-wrongly': {
      file: 'web/app/timelines/DeleteTimelineDialog.tsx',
      find: "question={t('question')}",
      broken: "t('title')",
    },
  }),
]
