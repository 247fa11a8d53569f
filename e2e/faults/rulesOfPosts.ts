import { type Fault, noticedByTest } from './fault.ts'

const errors = 'contract/src/rules/errors.ts'
const mediaFiles = 'contract/src/rules/mediaFiles.ts'
const pickedFile = 'web/app/media/picking/pickedFile.ts'
const pickedFileTest = 'web/app/media/picking/pickedFile.test.ts'
const recogniseTest = 'server/src/media/recognise.test.ts'
const formTest = 'server/src/http/form.test.ts'
const ofPosts = 'contract/src/posts.ts'
const postsTest = 'server/src/posts/posts.test.ts'
const report = 'web/app/writing/form/report.ts'
const reportTest = 'web/app/writing/form/report.test.ts'

const editFields = `z.object({
        ...postFields,
        /** Left out, all stay. */
        criminals: linkedIds.optional(),
        /** Left out, it stays as it is. Only the author may change it. */
        isAnonymous: flag(true).unwrap().optional(),
        /** The attached media to keep: the objects of the post, or their addresses. Left out, all are kept. */
        existingMedias: jsonList(
          z.union([
            z.string().max(limits.url),
            z.object({ url: z.string().max(limits.url) }).transform((kept) => kept.url),
          ]),
          limits.mediaPerPost,
        ).optional(),
      })`
const editWith = (field: string) =>
  `z.object({ ...postFields, ${field}: optionalText({ most: 100 }), criminals: linkedIds.optional() })`

const posts: Fault[] = [
  ...noticedByTest(reportTest, 'needs a title and a description', {
    'report-with-blank-title': {
      file: report,
      find: 'textProblems(reportTexts, text)',
      broken: 'textProblems({ ...reportTexts, title: { most: 200 } }, text)',
    },
    'report-with-blank-description': {
      file: report,
      find: 'textProblems(reportTexts, text)',
      broken: 'textProblems({ ...reportTexts, desc: { most: 10_000 } }, text)',
    },
  }),
  ...noticedByTest(postsTest, 'without a good', {
    'server-takes-post-without-title': {
      file: ofPosts,
      find: 'requiredText(reportTexts.title)',
      broken: 'optionalText(reportTexts.title)',
    },
    'server-takes-post-without-description': {
      file: ofPosts,
      find: 'requiredText(reportTexts.desc)',
      broken: 'optionalText(reportTexts.desc)',
    },
    'title-required-in-other-words': {
      file: errors,
      find: "'Title is required'",
      broken: "'A title is required'",
    },
    'description-required-in-other-words': {
      file: errors,
      find: "'Description is required'",
      broken: "'A description is required'",
    },
    'server-takes-any-source': {
      file: 'contract/src/fields.ts',
      find: 'optionalText(reportTexts.source)',
      broken: 'optionalText({ most: 2_000 })',
    },
  }),
  ...noticedByTest(postsTest, 'a guest has to log in', {
    'guests-let-in-everywhere': {
      file: 'server/src/http/actor.ts',
      find: "if (actor.role === 'guest') throw new ApiError('unauthenticated')",
      broken: "if (actor.role === 'guest') return actor",
    },
    'log-in-to-continue-in-other-words': {
      file: errors,
      find: "'Please log in to continue.'",
      broken: "'Please log in'",
    },
  }),
  ...noticedByTest(postsTest, 'is anonymous unless', {
    'server-names-authors-by-default': {
      file: ofPosts,
      find: 'z.object({ ...postFields, criminals: linkedIds.default([]), isAnonymous: flag(true) })',
      broken: 'z.object({ ...postFields, criminals: linkedIds.default([]), isAnonymous: flag(false) })',
    },
  }),
  ...noticedByTest(reportTest, 'is anonymous unless', {
    'form-names-authors-by-default': {
      file: report,
      find: 'isAnonymous: true',
      broken: 'false',
    },
  }),
  ...noticedByTest(pickedFileTest, 'is a picture, a video or a recording', {
    'form-refuses-webp': {
      file: mediaFiles,
      find: "image: ['jpg', 'jpeg', 'png', 'gif', 'webp']",
      broken: "['jpg', 'jpeg', 'png', 'gif']",
    },
    'form-refuses-webm': {
      file: mediaFiles,
      find: "video: ['mp4', 'webm', 'mov']",
      broken: "['mp4', 'mov']",
    },
    'form-refuses-m4a': {
      file: mediaFiles,
      find: "audio: ['mp3', 'wav', 'ogg', 'm4a']",
      broken: "['mp3', 'wav', 'ogg']",
    },
  }),
  ...noticedByTest(recogniseTest, 'what is accepted', {
    'server-refuses-webp': {
      file: 'server/src/media/recognise.ts',
      find: "['webp', { kind: 'image', format: 'webp' }]",
      broken: "['none', { kind: 'image', format: 'webp' }]",
    },
    'server-refuses-mov': {
      file: 'server/src/media/recognise.ts',
      find: "['mov', { kind: 'video', format: 'mov' }]",
      broken: "['none', { kind: 'video', format: 'mov' }]",
    },
    'server-refuses-m4a': {
      file: 'server/src/media/recognise.ts',
      find: "['m4a', m4a]",
      broken: "['none', m4a]",
    },
  }),
  ...noticedByTest('contract/src/rules/sourceUrl.test.ts', '', {
    'source-must-be-given': { file: 'contract/src/rules/sourceUrl.ts', find: "text === ''", broken: 'false' },
    'source-with-tld-of-7-letters': {
      file: 'contract/src/rules/sourceUrl.ts',
      find: '/^(https?:\\/\\/)?([\\p{L}\\p{M}\\p{N}-]+\\.)+[\\p{L}\\p{M}]{2,6}(:\\d{1,5})?([/?#]\\S*)?$/iu',
      broken: '/^(https?:\\/\\/)?([\\p{L}\\p{M}\\p{N}-]+\\.)+[\\p{L}\\p{M}]{2,7}(:\\d{1,5})?([/?#]\\S*)?$/iu',
    },
    'source-needs-a-scheme': {
      file: 'contract/src/rules/sourceUrl.ts',
      find: '/^(https?:\\/\\/)?([\\p{L}\\p{M}\\p{N}-]+\\.)+[\\p{L}\\p{M}]{2,6}(:\\d{1,5})?([/?#]\\S*)?$/iu',
      broken: '/^(https?:\\/\\/)([\\p{L}\\p{M}\\p{N}-]+\\.)+[\\p{L}\\p{M}]{2,6}(:\\d{1,5})?([/?#]\\S*)?$/iu',
    },
  }),
  ...noticedByTest(reportTest, 'takes a source', {
    'form-takes-any-source': {
      file: report,
      find: 'textProblems(reportTexts, text)',
      broken: 'textProblems({ ...reportTexts, source: { most: 2_000 } }, text)',
    },
  }),
  ...noticedByTest(reportTest, 'after what the server does to each', {
    'report-with-direction-changes-sent-twice': {
      file: report,
      find: 'cleanText(text.toWellFormed())',
      broken: "text.toWellFormed().replace(/\\p{Cc}/gu, '').normalize('NFC')",
    },
    'report-with-half-a-character-sent-twice': {
      file: report,
      find: 'cleanText(text.toWellFormed())',
      broken: 'cleanText(text)',
    },
  }),
  ...noticedByTest(reportTest, 'of a link to the account', {
    'report-that-is-not-anonymous-any-more-sent-twice': {
      file: report,
      find: '!one.isAnonymous || one.keepNoLink === other.keepNoLink',
      broken: 'one.keepNoLink === other.keepNoLink',
    },
    'choice-to-keep-no-link-is-no-change': {
      file: report,
      find: '!one.isAnonymous || one.keepNoLink === other.keepNoLink',
      broken: 'true',
    },
  }),
  ...noticedByTest('server/src/posts/edit.test.ts', 'needs a good', {
    'server-takes-edit-without-title': { file: ofPosts, find: editFields, broken: editWith('title') },
    'server-takes-edit-without-description': { file: ofPosts, find: editFields, broken: editWith('desc') },
    'server-takes-edit-with-any-source': { file: ofPosts, find: editFields, broken: editWith('source') },
  }),
  ...noticedByTest(pickedFileTest, 'is refused when it is a video above', {
    'form-takes-video-above-10-mb': {
      file: pickedFile,
      find: "kind !== 'image' && size > mostBytes[kind]",
      broken: "kind === 'audio' && size > mostBytes[kind]",
    },
    'form-takes-audio-as-large-as-video': {
      file: pickedFile,
      find: "kind !== 'image' && size > mostBytes[kind]",
      broken: "kind !== 'image' && size > mostBytes.video",
    },
  }),
  ...noticedByTest(recogniseTest, 'what is too large for its kind', {
    'server-takes-recording-of-any-size': {
      file: 'server/src/media/recognise.ts',
      find: 'upload.bytes > mostBytes[found.kind]',
      broken: 'upload.bytes > 20 * 1024 * 1024',
    },
  }),
  ...noticedByTest(formTest, 'MB and not one byte more', {
    'video-size-in-other-words': {
      file: errors,
      find: "'Video size cannot exceed 10MB'",
      broken: "'Video size cannot exceed 10 MB'",
    },
    'audio-size-in-other-words': {
      file: errors,
      find: "'Audio size cannot exceed 5MB'",
      broken: "'Audio size cannot exceed 10MB'",
    },
    'server-counts-bytes-one-short': {
      file: 'server/src/http/form.ts',
      find: 'bytes > most',
      broken: 'bytes > most + 1',
    },
  }),
  ...noticedByTest(pickedFileTest, 'is refused', {
    'form-takes-empty-file': { file: pickedFile, find: 'size === 0', broken: 'false' },
    'form-takes-file-without-type': { file: pickedFile, find: "type === ''", broken: 'false' },
  }),
  ...noticedByTest(formTest, 'an empty file', {
    'server-takes-empty-file': {
      file: 'server/src/http/form.ts',
      find: "throw invalidField(part.fieldname, 'file_missing')",
      broken: 'return',
    },
    'invalid-file-in-other-words': { file: errors, find: "'Invalid file'", broken: "'This file is empty'" },
  }),
  ...noticedByTest('server/src/media/media.test.ts', 'a page that calls itself a photo', {
    'invalid-type-in-other-words': { file: errors, find: "'Invalid file type'", broken: "'Invalid file'" },
  }),
]

const recordings: Fault[] = [
  ...noticedByTest('server/src/media/recordings.test.ts', 'a video may last longer', {
    'videos-of-five-minutes-at-most': {
      file: 'server/src/media/recordings.ts',
      find: "if ('refused' in outcome) throw new ApiError(outcome.refused)",
      broken:
        "if ('refused' in outcome) throw new ApiError(outcome.refused); if (outcome.duration > 300) throw new ApiError('video_too_large')",
    },
  }),
]

/** The rules of section 5 for posts and their files. */
export const rulesOfPosts: Fault[] = [...posts, ...recordings]
