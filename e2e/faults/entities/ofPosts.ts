import { type Fault, noticedByTest } from '../fault.ts'

const postView = 'server/src/posts/view.ts'

export const ofPosts: Fault[] = [
  ...noticedByTest('server/src/posts/view.test.ts', 'says to a guest all that is public of it', {
    'post-without-media': { file: postView, find: 'row.medias.map(mediaView)', broken: '[]' },
    'media-without-words': { file: 'server/src/media/media.ts', find: 'row.alt', broken: "''" },
    'media-without-thumbnail': {
      file: 'server/src/media/media.ts',
      find: `row.thumbnail_name && \`/media/\${row.thumbnail_name}\``,
      broken: 'null',
    },
    'post-without-suspects': { file: postView, find: 'row.suspects', broken: '[]' },
    'post-without-author': {
      file: postView,
      find: 'maySeeAuthor(row, viewer) ? author(row) : null',
      broken: 'null',
    },
    'public-post-not-allowed': { file: postView, find: 'row.is_allowed', broken: 'false' },
    'post-counts-reports-for-reactions': {
      file: postView,
      find: 'row.reaction_count',
      broken: 'row.report_count',
    },
    'post-never-reacted-to': { file: postView, find: 'row.has_reacted', broken: 'false' },
  }),
  ...noticedByTest('server/src/posts/view.test.ts', 'tells admins alone how often it was reported', {
    'post-without-report-count': {
      file: postView,
      find: 'isModerator(viewer) && { reportCount: row.report_count }',
      broken: 'false',
    },
  }),
  ...noticedByTest('server/src/flags/view.test.ts', '', {
    'report-by-nobody': {
      file: 'server/src/flags/view.ts',
      find: 'row.reporter_name === null ? null : { name: row.reporter_name }',
      broken: 'null',
    },
    'reported-post-counts-what-is-shown': {
      file: 'server/src/flags/view.ts',
      find: 'row.report_count',
      broken: 'reports.length',
    },
    'reported-post-without-reports': {
      file: 'server/src/flags/view.ts',
      find: 'reports.map(reportView)',
      broken: '[]',
    },
  }),
]
