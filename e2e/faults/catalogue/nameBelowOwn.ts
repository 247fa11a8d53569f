import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

/** Authors who are about to put their name below their own anonymous words. */
export const nameBelowOwn: Fault[] = [
  ...noticedBy('ownAnonymous', 'whoever would put their name below', {
    'name-below-their-own-proposed': {
      file: 'web/app/comments/useWriting.ts',
      find: 'Boolean(ownAbove) || hasOwnAnonymous',
      broken: 'hasOwnAnonymous',
    },
    'name-below-their-own-never-confirmed': {
      file: 'web/app/comments/useWriting.ts',
      find: 'deliver(draft, { isAnonymous: false, confirmsName: true })',
      broken: 'deliver(draft, { isAnonymous: false })',
    },
    'name-below-their-own-sent-for-none': {
      file: 'web/app/comments/useWriting.ts',
      find: 'deliver(withEdit(draft, { isAnonymous: true }), { isAnonymous: true })',
      broken: 'deliver(withEdit(draft, { isAnonymous: true }), { isAnonymous: false, confirmsName: true })',
    },
  }),
  ...noticedBy('ownAnonymous', 'a page that knows whose post it shows', {
    'name-below-their-own-unasked': {
      file: 'web/app/comments/useWriting.ts',
      find: 'ownAbove && !isAnonymous',
      broken: 'false',
    },
  }),
  ...noticedBy('ownAnonymous', 'a page that does not know yet whose post it shows', {
    'name-below-their-own-refused-without-a-question': {
      file: 'web/app/comments/useWriting.ts',
      find: 'isNameRefusal(code) && isHere.current',
      broken: 'false',
    },
    'refusal-of-a-name-untold-once-its-form-has-gone': {
      file: 'web/app/comments/useWriting.ts',
      find: 'isNameRefusal(code) && isHere.current',
      broken: 'isNameRefusal(code)',
    },
    'own-comment-above-asked-about-as-a-post': {
      file: 'web/app/comments/NameBelowOwn.tsx',
      find: "reason === 'name_below_own_comment'",
      broken: 'false',
    },
  }),
  ...noticedByTest(
    'server/src/comments/nameBelowOwn.test.ts',
    'below an anonymous post of its author is refused',
    {
      'name-below-own-post-let-pass': {
        file: 'server/src/comments/addComment.ts',
        find: "if (isOwn(target.postId, sealed.ofPost)) throw new ApiError('name_below_own_post')",
        broken: 'void 0',
      },
    },
  ),
  ...noticedByTest('server/src/comments/nameBelowOwn.test.ts', 'to an anonymous comment of its author', {
    'name-below-own-comment-let-pass': {
      file: 'server/src/comments/addComment.ts',
      find: 'target.parentId !== null && isOwn(target.parentId, sealed.ofParent)',
      broken: 'false',
    },
  }),
  ...noticedByTest('server/src/comments/nameBelowOwn.test.ts', 'whoever is refused leaves no trace', {
    'refused-comment-locks-its-author': {
      file: 'server/src/comments/addComment.ts',
      find: 'readSealedAuthors(pool, target)',
      broken:
        'pool.query(`select from users where id = $1 for key share`, [author.userId]).then(() => readSealedAuthors(pool, target))',
    },
  }),
  ...noticedByTest('server/src/comments/nameBelowOwn.test.ts', 'is written once its author confirms it', {
    'name-below-own-never-let-pass': {
      file: 'server/src/comments/addComment.ts',
      find: '!sealed || confirmsName',
      broken: '!sealed',
    },
  }),
  ...noticedByTest('server/src/comments/nameBelowOwn.test.ts', 'comments that come at the same time', {
    'name-below-a-comment-of-anybody-refused': {
      file: 'server/src/comments/addComment.ts',
      find: 'isAuthor({ user_id: authorOf(authorship, { id, user_id: null, sealed_author }) }, author)',
      broken: 'sealed_author !== null',
    },
  }),
  ...noticedByTest('server/src/comments/nameBelowOwn.test.ts', 'a session without the second password', {
    'name-refused-to-a-locked-session': {
      file: 'server/src/authorship/authorship.ts',
      find: 'author !== null && isHidden(author, subjectId)',
      broken: 'false',
    },
  }),
  ...noticedBy('ownAnonymous', 'whoever takes the name off a report', {
    'name-taken-off-unasked': {
      file: 'web/app/reportForm/form/EditPostDialog.tsx',
      find: '!before.text.isAnonymous && text.isAnonymous',
      broken: 'false',
    },
  }),
]
