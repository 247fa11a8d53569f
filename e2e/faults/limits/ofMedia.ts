import { type Fault, noticedBy, noticedByTest } from '../fault.ts'
import { limits, suspectsTest } from './shared.ts'

const mediaFiles = 'contract/src/rules/mediaFiles.ts'
const pickedFileTest = 'web/app/media/picking/pickedFile.test.ts'
const text = 'web/app/i18n/text.ts'

export const ofMedia: Fault[] = [
  ...noticedByTest('server/src/media/images.test.ts', 'is made smaller when it is large', {
    'server-keeps-1921-pixels': { file: mediaFiles, find: '1920', broken: '1921' },
  }),
  ...noticedByTest(pickedFileTest, 'is refused when it is a video above', {
    'videos-of-one-byte-more': {
      file: mediaFiles,
      find: 'video: 10 * megabyte',
      broken: '10 * megabyte + 1',
    },
    'recordings-of-one-byte-more': {
      file: mediaFiles,
      find: 'audio: 5 * megabyte',
      broken: '5 * megabyte + 1',
    },
    'videos-of-one-byte-less': {
      file: mediaFiles,
      find: 'video: 10 * megabyte',
      broken: '10 * megabyte - 1',
    },
  }),
  ...noticedByTest('server/src/http/form.test.ts', 'MB and not one byte more', {
    'server-videos-of-one-byte-more': {
      file: mediaFiles,
      find: 'video: 10 * megabyte',
      broken: '10 * megabyte + 1',
    },
    'server-recordings-of-one-byte-less': {
      file: mediaFiles,
      find: 'audio: 5 * megabyte',
      broken: '5 * megabyte - 1',
    },
  }),
  ...noticedByTest(suspectsTest, 'refuses photos of another format or size', {
    'photos-of-one-byte-more': {
      file: limits,
      find: 'photoBytes: 5 * 1024 * 1024',
      broken: '5 * 1024 * 1024 + 1',
    },
  }),
  ...noticedByTest('server/src/profiles/profiles.test.ts', 'refuses what is wrong by name', {
    'avatars-of-one-byte-more': {
      file: limits,
      find: 'avatarBytes: 2 * 1024 * 1024',
      broken: '2 * 1024 * 1024 + 1',
    },
  }),
  ...noticedByTest('server/src/reactions/addedReactions.test.ts', 'says what is wrong', {
    'one-reaction-too-many': { file: limits, find: 'addedReactions: 1_000', broken: '1_001' },
  }),
  ...noticedByTest('server/src/reactions/addedReactions.test.ts', 'a thousand at once', {
    'one-reaction-too-few': { file: limits, find: 'addedReactions: 1_000', broken: '999' },
  }),
  ...noticedByTest('server/src/flags/reportedPosts.test.ts', 'the latest three reports', {
    'latest-two-reports': {
      file: 'contract/src/rules/serverLimits.ts',
      find: 'latestReports: 3',
      broken: '2',
    },
  }),
  ...noticedByTest('web/app/i18n/text.test.ts', 'the beginning of a description', {
    'text-cut-at-149': { file: text, find: '150', broken: '149' },
  }),
  ...noticedByTest('web/app/suspects/columns.test.ts', '', {
    'first-column-takes-all': { file: 'web/app/suspects/columns.ts', find: 'ahead <= 0', broken: 'true' },
  }),
  ...noticedBy('muchToRead', 'of an entry that waits', {
    'five-files-of-evidence': { file: limits, find: 'evidencePreviews: 4', broken: '5' },
  }),
  ...noticedBy('timelines', 'the author tells more with evidence', {
    'three-previews-in-the-form': { file: limits, find: 'evidencePreviews: 4', broken: '3' },
  }),
  ...noticedBy('player', 'a video plays in the viewer', {
    'skip-by-15-seconds': {
      file: 'web/app/media/AudioPlayer.tsx',
      find: 'seek(time + skipSeconds)',
      broken: 'seek(time + 15)',
    },
    'skip-back-by-15-seconds': {
      file: 'web/app/media/AudioPlayer.tsx',
      find: 'seek(time - skipSeconds)',
      broken: 'seek(time - 15)',
    },
    'volume-by-steps-of-a-fifth': {
      file: 'web/app/media/AudioPlayer.tsx',
      find: 'step={volumeStep}',
      broken: '0.2',
    },
  }),
]
