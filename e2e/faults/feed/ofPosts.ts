import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

const header = 'web/app/posts/PostHeader.tsx'
const menu = 'web/app/reading/PostMenu.tsx'
const media = 'web/app/posts/PostMedia.tsx'
const player = 'web/app/media/AudioPlayer.tsx'
const viewer = 'web/app/media/MediaViewer.tsx'

export const ofPosts: Fault[] = [
  ...noticedByTest('server/src/posts/policy.test.ts', '', {
    'everybody-edits-a-post': {
      file: 'server/src/posts/policy.ts',
      find: 'post.user_id === actor.userId',
      broken: 'post.user_id !== null',
    },
  }),
  ...noticedBy('visiting', 'the feed scrolls on', {
    'feed-ends-with-the-first-page': {
      file: 'web/app/posts/queries.ts',
      find: 'page.posts.length < limits.feedPage',
      broken: 'true',
    },
    'feed-waits-to-be-pressed': {
      file: 'web/app/ui/useInView.ts',
      find: 'entries.at(-1)?.isIntersecting',
      broken: 'false',
    },
  }),
  ...noticedBy('suspects', 'a guest sees the suspects', {
    'no-posts-reworded': {
      file: 'web/app/reading/PostList.tsx',
      find: "t('none')",
      broken: "'Nothing here'",
    },
  }),
  ...noticedBy('card', 'a card shows how a long text begins', {
    'card-without-avatar': {
      file: header,
      find: '<Avatar src={isAnonymous ? null : user?.avatar} />',
      broken: 'null',
    },
    'card-without-name': {
      file: header,
      find: "if (!user) return t('formerMember')",
      broken: "return t('formerMember')",
    },
    'card-without-date': {
      file: header,
      find: '<Ago at={createdAt} isDayOnly={isAnonymous} />',
      broken: 'null',
    },
    'card-without-location': {
      file: header,
      find: '<span lang={languageOf(location)}>\n                  <Marked text={location} />\n                </span>',
      broken: 'null',
    },
    'card-without-title': {
      file: 'web/app/reading/PostCard.tsx',
      find: '<PostLink id={post._id} className="hover:underline">\n            <Marked text={post.title} />\n          </PostLink>',
      broken: 'post._id',
    },
    'source-reworded': {
      file: 'web/app/posts/SourceLink.tsx',
      find: "t('source')",
      broken: "'Link'",
    },
    'read-more-reworded': {
      file: 'web/app/reading/PostText.tsx',
      find: "expanded ? 'showLess' : 'readMore'",
      broken: "'readMore'",
    },
    'read-more-without-effect': {
      file: 'web/app/reading/PostText.tsx',
      find: 'setExpanded(!expanded)',
      broken: 'undefined',
    },
    'card-with-all-files': {
      file: 'web/app/reading/PostCard.tsx',
      find: '<PostMedia post={post} first={first} />',
      broken: '<PostMedia post={post} first={first} whole />',
    },
    'two-files-below-one-another': {
      file: media,
      find: 'className="grid grid-cols-2 gap-0.5"',
      broken: '"grid grid-cols-1 gap-0.5"',
    },
    'card-without-arrow': { file: media, find: 'shown.length < count', broken: 'false' },
    'arrow-leads-to-the-first': {
      file: media,
      find: 'onClick={() => setOpened(shown.length)}',
      broken: '() => setOpened(0)',
    },
  }),
  ...noticedBy('mainJob', 'an approved report is in the feed', {
    'anonymous-reworded': {
      file: header,
      find: "user ? 'anonymousYou' : 'anonymous'",
      broken: "'formerMember'",
    },
  }),
  ...noticedBy('mainJob', 'an edit sends a report back', {
    'edit-missing-for-owners': { file: menu, find: 'post.can.edit', broken: 'false' },
    'edit-opens-nothing': { file: menu, find: "dialog === 'edit'", broken: 'false' },
  }),
  ...noticedBy('mainJob', 'its author deletes a report', {
    'delete-missing-for-owners': { file: menu, find: 'post.can.delete', broken: 'false' },
  }),
  ...noticedBy('passingOn', 'somebody reports a post', {
    'report-for-owners-only': { file: menu, find: '(post.isAllowed)', broken: '(post.can.changeAnonymity)' },
    'edit-offered-to-all': { file: menu, find: 'post.can.edit', broken: 'true' },
    'delete-offered-to-all': { file: menu, find: 'post.can.delete', broken: 'true' },
    'report-opens-nothing': {
      file: 'web/app/flags/useFlagging.tsx',
      find: 'isOpen && <FlagDialog subject={subject} onClose={() => setOpen(false)} />',
      broken: 'null',
    },
  }),
  ...noticedBy('reportWithSuspect', 'of many suspects a card shows', {
    'no-suspects-unsaid': {
      file: 'web/app/reading/PostSuspects.tsx',
      find: "t('noSuspects')",
      broken: "''",
    },
    'all-suspects-at-once': {
      file: 'web/app/reading/PostSuspects.tsx',
      find: 'suspects.length > places && !all',
      broken: 'false',
    },
    'show-more-reworded': {
      file: 'web/app/reading/PostSuspects.tsx',
      find: "all ? 'showFewSuspects' : 'showAllSuspects'",
      broken: "'showFewSuspects'",
    },
  }),
  ...noticedBy('commenting', 'somebody comments anonymously', {
    'opinion-reworded': {
      file: 'web/app/reading/CommentButton.tsx',
      find: "t('opinion')",
      broken: "'Comment'",
    },
    'comments-open-nothing': {
      file: 'web/app/reading/CommentButton.tsx',
      find: '() => setOpen(true)',
      broken: 'undefined',
    },
  }),
  ...noticedBy('viewer', 'the pictures of a post', {
    'pictures-open-nothing': { file: media, find: 'opened !== undefined', broken: 'false' },
    'arrow-keys-without-effect': { file: viewer, find: 'step && !busy', broken: 'false' },
    'arrow-keys-the-wrong-way': {
      file: viewer,
      find: '{ ArrowLeft: -1, ArrowRight: 1 }',
      broken: '{ ArrowLeft: 1, ArrowRight: -1 }',
    },
    'viewer-ends-with-the-last': {
      file: viewer,
      find: '(current + step + total) % total',
      broken: 'Math.max(0, Math.min(current + step, total - 1))',
    },
    'escape-leaves-the-viewer-open': {
      file: viewer,
      find: 'useModal(onClose)',
      broken: 'useModal(() => undefined)',
    },
    'counter-from-zero': { file: viewer, find: 'places(at + 1)', broken: 'places(at)' },
    'dots-without-effect': { file: viewer, find: 'onClick={() => setAt(index)}', broken: '() => undefined' },
    'dots-all-alike': { file: viewer, find: 'index === at', broken: 'false' },
  }),
  ...noticedBy('player', 'a video plays in the viewer', {
    'video-as-a-picture': {
      file: 'web/app/media/ViewedMedia.tsx',
      find: "media.type === 'video'",
      broken: 'false',
    },
    'recording-as-a-picture': {
      file: 'web/app/media/ViewedMedia.tsx',
      find: "media.type === 'audio'",
      broken: 'false',
    },
    'video-waits-to-be-started': {
      file: 'web/app/media/ViewedVideo.tsx',
      find: 'autoPlay={plays}',
      broken: 'false',
    },
    'play-without-effect': { file: player, find: 'onClick={toggle}', broken: '() => undefined' },
    'skips-back-5-seconds': { file: player, find: 'seek(time - skipSeconds)', broken: 'seek(time - 5)' },
    'skips-forward-5-seconds': { file: player, find: 'seek(time + skipSeconds)', broken: 'seek(time + 5)' },
    'skips-by-15-seconds': { file: 'web/app/media/playing.ts', find: '10', broken: '15' },
    'seek-bar-without-effect': {
      file: player,
      find: 'onChange={(event) => seek(event.target.valueAsNumber)}',
      broken: '() => undefined',
    },
    'mute-without-effect': {
      file: 'web/app/media/useRecording.ts',
      find: 'audio.muted = !audio.muted',
      broken: 'undefined',
    },
    'volume-by-fifths': { file: player, find: 'step={volumeStep}', broken: '0.2' },
    'volume-up-to-a-half': { file: player, find: 'max={1}', broken: '0.5' },
    'volume-without-effect': {
      file: 'web/app/media/useRecording.ts',
      find: 'audio.volume = volume',
      broken: 'undefined',
    },
  }),
]
