import { type Fault, noticedBy, noticedByTest } from './fault.ts'

const errors = 'contract/src/rules/errors.ts'
const commentForm = 'web/app/comments/CommentForm.tsx'
const reportDialog = 'web/app/flags/ReportDialog.tsx'
const entry = 'web/app/timelines/entry.ts'
const entryTest = 'web/app/timelines/entry.test.ts'
const ofTimelines = 'contract/src/timelines.ts'
const timelinesTest = 'server/src/timelines/timelines.test.ts'
const profile = 'web/app/suspects/form/profile.ts'
const profileTest = 'web/app/suspects/form/profile.test.ts'
const useProfile = 'web/app/suspects/form/useProfile.ts'
const ofSuspects = 'contract/src/suspects.ts'
const suspectsTest = 'server/src/suspects/suspects.test.ts'
const ofSupport = 'contract/src/support.ts'
const supportTest = 'server/src/support/support.test.ts'

const comments: Fault[] = [
  ...noticedBy('commenting', 'somebody comments anonymously', {
    'blank-comment-can-be-sent': {
      file: commentForm,
      find: "text.trim() === '' || problem !== undefined",
      broken: "text === '' || problem !== undefined",
    },
    'comment-anonymity-not-sent': {
      file: 'web/app/comments/useWriting.ts',
      find: 'deliver(unsent, isAnonymous)',
      broken: 'deliver(unsent, false)',
    },
    'anonymous-choice-does-nothing': {
      file: commentForm,
      find: 'write({ isAnonymous: event.target.checked })',
      broken: 'write({ isAnonymous: false })',
    },
  }),
  ...noticedByTest('server/src/comments/comments.test.ts', 'adds a named comment', {
    'server-keeps-spaces-of-a-comment': {
      file: 'contract/src/comments.ts',
      find: 'requiredText(commentTexts.text)',
      broken: "z.string().min(1, { error: 'comment_required' }).max(limits.comment)",
    },
  }),
  ...noticedByTest('server/src/comments/comments.test.ts', 'with white space is refused', {
    'server-takes-blank-comment': {
      file: 'contract/src/comments.ts',
      find: 'requiredText(commentTexts.text)',
      broken: "z.string().min(1, { error: 'comment_required' }).max(limits.comment)",
    },
  }),
  ...noticedByTest('server/src/comments/view.test.ts', 'that is anonymous names nobody', {
    'anonymous-comment-with-a-face': {
      file: 'server/src/comments/view.ts',
      find: 'row.is_anonymous ? null : row.author_avatar',
      broken: 'row.author_avatar',
    },
  }),
  ...noticedBy('failedChanges', 'what is done to a post without a proper id', {
    'comment-without-post-id-unnamed': {
      file: 'web/app/comments/useWriting.ts',
      find: "noPost ? t('noPost') : errorMessage(error, t('addFailed'))",
      broken: "errorMessage(error, t('addFailed'))",
    },
    'report-without-post-id-unnamed': {
      file: reportDialog,
      find: "error.code === 'not_an_id' ? t('noPost') : undefined",
      broken: 'undefined',
    },
    'entry-without-post-id-unnamed': {
      file: 'web/app/timelines/AddTimelineDialog.tsx',
      find: "error.code === 'not_an_id' ? t('noPost') : undefined",
      broken: 'undefined',
    },
  }),
]

const reports: Fault[] = [
  ...noticedBy('passingOn', 'somebody reports a post', {
    'reason-of-spaces-can-be-sent': {
      file: 'web/app/flags/checkReason.ts',
      find: 'textProblems(flagTexts, values)',
      broken: "values.reason === '' ? { reason: 'reason_required' } : {}",
    },
    'missing-reason-unsaid': {
      file: reportDialog,
      find: "isBlank && wasLeft ? t('required') : undefined",
      broken: 'undefined',
    },
  }),
  ...noticedByTest('server/src/flags/reports.test.ts', 'needs a reason of at most', {
    'server-takes-report-without-reason': {
      file: 'contract/src/flags.ts',
      find: 'requiredText(flagTexts.reason)',
      broken: 'optionalText(flagTexts.reason)',
    },
    'reason-required-in-other-words': {
      file: errors,
      find: "'Please provide a reason'",
      broken: "'A reason is required'",
    },
  }),
  ...noticedByTest('server/src/flags/reports.test.ts', 'tells the admins, and nobody else', {
    'server-keeps-spaces-of-a-reason': {
      file: 'contract/src/flags.ts',
      find: 'requiredText(flagTexts.reason)',
      broken: "z.string().min(1, { error: 'reason_required' }).max(limits.reason)",
    },
  }),
]

const timelines: Fault[] = [
  ...noticedByTest(entryTest, 'needs a title and a date, and nothing else', {
    'entry-with-blank-title': {
      file: entry,
      find: 'textProblems(timelineTexts, text)',
      broken: 'textProblems({ ...timelineTexts, title: { most: 200 } }, text)',
    },
    'form-takes-entry-without-date': { file: entry, find: "text.date === ''", broken: 'false' },
    'entry-needs-a-source': {
      file: entry,
      find: '!isSourceUrl(cleanText(text.source))',
      broken: "text.source.trim() === '' || !isSourceUrl(cleanText(text.source))",
    },
    'entry-needs-a-description': {
      file: entry,
      find: 'textProblems(timelineTexts, text)',
      broken:
        "textProblems({ ...timelineTexts, desc: { most: 10_000, missing: 'description_required' } }, text)",
    },
  }),
  ...noticedByTest(entryTest, 'takes a source that is empty', {
    'entry-with-any-source': { file: entry, find: '!isSourceUrl(cleanText(text.source))', broken: 'false' },
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

const suspects: Fault[] = [
  ...noticedByTest(profileTest, 'is a name of blanks', {
    'suspect-with-a-name-of-spaces': {
      file: profile,
      find: 'textProblems(suspectTexts, profile)',
      broken: "profile.name === '' ? { name: 'name_required' } : {}",
    },
    'suspect-without-crime-type': { file: profile, find: 'crimeTypes.length === 0', broken: 'false' },
    'suspect-of-negative-age': {
      file: profile,
      find: '!isAge(profile.age)',
      broken: '!/^-?\\d{1,3}$/.test(profile.age)',
    },
  }),
  ...noticedByTest(suspectsTest, 'needs a good', {
    'server-takes-suspect-without-name': {
      file: ofSuspects,
      find: 'requiredText(suspectTexts.name)',
      broken: 'optionalText(suspectTexts.name)',
    },
    'server-takes-suspect-without-crime-type': {
      file: ofSuspects,
      find: "crimeTypeList.default([]).refine(atLeastOne, { error: 'crime_type_required' })",
      broken: 'crimeTypeList.default([])',
    },
    'crime-type-required-in-other-words': {
      file: errors,
      find: "'At least one crime type is required'",
      broken: "'A crime type is required'",
    },
    'server-takes-negative-age': {
      file: ofSuspects,
      find: 'z.string().max(3).refine(isAge).transform(Number)',
      broken: 'z.string().max(3).regex(/^-?\\d+$/).transform(Number)',
    },
  }),
  ...noticedByTest(suspectsTest, 'takes the age of nought', {
    'server-refuses-age-of-nought': {
      file: ofSuspects,
      find: 'z.string().max(3).refine(isAge).transform(Number)',
      broken: "z.string().max(3).refine((age) => isAge(age) && age !== '0').transform(Number)",
    },
  }),
  ...noticedByTest(suspectsTest, 'the name and the crime types cannot be emptied', {
    'server-empties-crime-types-of-an-edit': {
      file: ofSuspects,
      find: "crimeTypeList.refine(atLeastOne, { error: 'crime_type_required' })",
      broken: 'crimeTypeList',
    },
  }),
  ...noticedByTest(suspectsTest, 'refuses photos of another format or size', {
    'server-takes-gif-of-a-suspect': {
      file: ofSuspects,
      find: "['jpeg', 'png', 'webp']",
      broken: "['jpeg', 'png', 'webp', 'gif']",
    },
    'photo-type-in-other-words': {
      file: errors,
      find: "'Please select a valid image file (jpg, jpeg, png, webp)'",
      broken: "'Please select a valid image file'",
    },
    'server-takes-photo-above-5-mb': {
      file: ofSuspects,
      find: 'limits.photoBytes',
      broken: 'limits.photoBytes + 1',
    },
    'photo-size-in-other-words': {
      file: errors,
      find: "'File size should be less than 5MB'",
      broken: "'File size cannot exceed 5MB'",
    },
  }),
  ...noticedByTest(suspectsTest, 'a blank danger level, status or gender', {
    'blank-danger-becomes-medium': {
      file: ofSuspects,
      find: "choice(dangerLevels, 'low')",
      broken: "choice(dangerLevels, 'medium')",
    },
    'blank-status-becomes-arrested': {
      file: ofSuspects,
      find: "choice(suspectStatuses, 'wanted')",
      broken: "choice(suspectStatuses, 'arrested')",
    },
    'blank-gender-becomes-female': {
      file: ofSuspects,
      find: "choice(genders, 'male')",
      broken: "choice(genders, 'female')",
    },
  }),
  ...noticedByTest(suspectsTest, 'takes what is left blank', {
    'new-suspects-are-men': {
      file: ofSuspects,
      find: 'gender: firstGender.default(null)',
      broken: "gender.default('male')",
    },
    'new-suspects-are-dangerous': {
      file: ofSuspects,
      find: "dangerLevel: dangerLevel.default('low')",
      broken: "dangerLevel.default('high')",
    },
    'new-suspects-are-released': {
      file: ofSuspects,
      find: "status: status.default('wanted')",
      broken: "status.default('released')",
    },
  }),
  ...noticedByTest(suspectsTest, 'a stranger', {
    'strangers-change-identities': {
      file: 'server/src/suspects/policy.ts',
      find: 'changeIdentity: everything',
      broken: 'actor.userId !== null',
    },
    'strangers-change-ages': {
      file: 'server/src/suspects/suspects.ts',
      find: 'name || age || newPhoto',
      broken: 'name || newPhoto',
    },
    'strangers-give-photos': {
      file: 'server/src/suspects/suspects.ts',
      find: 'name || age || newPhoto',
      broken: 'name || age',
    },
    'strangers-remove-crime-types': {
      file: 'server/src/suspects/suspects.ts',
      find: 'crime_types?.from.some((type) => !crime_types.to.includes(type))',
      broken: 'false',
    },
  }),
  ...noticedByTest(suspectsTest, 'anybody may say where they are', {
    'strangers-add-no-crime-types': {
      file: 'server/src/suspects/suspects.ts',
      find: 'crime_types?.from.some((type) => !crime_types.to.includes(type))',
      broken: 'crime_types',
    },
  }),
  ...noticedBy('suspects', 'a profile belongs to who made it', {
    'suspect-form-open-while-wrong': {
      file: 'web/app/suspects/form/ProfileDialog.tsx',
      find: 'disabled={!form.ready}',
      broken: 'false',
    },
    'form-takes-gif-of-a-suspect': {
      file: useProfile,
      find: "['jpg', 'jpeg', 'png', 'webp']",
      broken: "['jpg', 'jpeg', 'png', 'webp', 'gif']",
    },
    'form-takes-photo-above-5-mb': {
      file: useProfile,
      find: 'limits.photoBytes',
      broken: '2 * limits.photoBytes',
    },
    'strangers-see-the-name-field': {
      file: 'web/app/suspects/form/ProfileFields.tsx',
      find: 'suspect?.can.changeIdentity ?? true',
      broken: 'true',
    },
    'strangers-uncheck-crime-types': {
      file: 'web/app/suspects/form/CrimeTypesField.tsx',
      find: 'disabled={isFixed}',
      broken: 'false',
    },
  }),
]

const support: Fault[] = [
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

/** What section 5 says of comments, reports of posts, timelines, suspects and support. */
export const rulesOfCases: Fault[] = [...comments, ...reports, ...timelines, ...suspects, ...support]
