import { type Fault, noticedBy, noticedByTest } from './fault.ts'

const addresses = 'web/app/sharing/addresses.ts'
const bottomBar = 'web/app/shell/BottomBar.tsx'
const createButton = 'web/app/shell/CreateButton.tsx'
const header = 'web/app/posts/PostHeader.tsx'
const menu = 'web/app/reading/PostMenu.tsx'
const media = 'web/app/posts/PostMedia.tsx'
const player = 'web/app/media/AudioPlayer.tsx'
const sidebar = 'web/app/shell/Sidebar.tsx'
const topBar = 'web/app/shell/TopBar.tsx'
const viewer = 'web/app/media/MediaViewer.tsx'

/** Rows of section 2: the feed and finding one's way. */
export const ofFeed: Fault[] = [
  ...noticedByTest('web/app/notifications/badge.test.ts', '', {
    'badge-up-to-100': {
      file: 'web/app/notifications/badge.ts',
      find: 'count <= limits.badge',
      broken: 'count <= limits.badge + 1',
    },
    'title-up-to-99': {
      file: 'web/app/notifications/badge.ts',
      find: 'count > 0',
      broken: 'count > 0 && count < 100',
    },
  }),
  ...noticedByTest('server/src/posts/policy.test.ts', '', {
    'everybody-edits-a-post': {
      file: 'server/src/posts/policy.ts',
      find: 'post.user_id === actor.userId',
      broken: 'post.user_id !== null',
    },
  }),
  ...noticedByTest('web/app/i18n/text.test.ts', 'the beginning of a description', {
    'text-cut-at-151': { file: 'web/app/i18n/text.ts', find: '150', broken: '151' },
  }),
  ...noticedByTest('web/app/sharing/addresses.test.ts', '', {
    'shared-on-facebook-for-x': {
      file: addresses,
      find: `\`https://twitter.com/intent/tweet?url=\${shared}\``,
      broken: `\`https://www.facebook.com/sharer/sharer.php?u=\${shared}\``,
    },
    'shared-with-linkedin-home': {
      file: addresses,
      find: `\`https://www.linkedin.com/sharing/share-offsite/?url=\${shared}\``,
      broken: "'https://www.linkedin.com/'",
    },
    'shared-address-cut-short': { file: addresses, find: 'encodeURIComponent(page)', broken: 'page' },
    'instagram-leads-to-an-account': {
      file: addresses,
      find: "'https://www.instagram.com/'",
      broken: "'https://www.instagram.com/bichar/'",
    },
  }),
  ...noticedByTest('web/app/media/playing.test.ts', '', {
    'playing-time-without-its-zero': {
      file: 'web/app/media/playing.ts',
      find: "String(whole % 60).padStart(2, '0')",
      broken: 'whole % 60',
    },
  }),
  ...noticedBy('visiting', 'the feed scrolls on', {
    'feed-ends-with-the-first-page': {
      file: 'web/app/posts/queries.ts',
      find: 'posts.length < limits.feedPage',
      broken: 'true',
    },
    'feed-waits-to-be-pressed': {
      file: 'web/app/ui/useInView.ts',
      find: 'entry?.isIntersecting',
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
  ...noticedBy('mainJob', 'a guest who wants to report', {
    'no-create-button-on-the-feed': {
      file: createButton,
      find: "useLocation().pathname !== '/'",
      broken: 'true',
    },
    'protected-link-forgets-its-target': {
      file: 'web/app/accounts/useLoginGate.ts',
      find: 'rememberTarget(target)',
      broken: 'rememberTarget()',
    },
  }),
  ...noticedBy('gates', 'a guest at a page for people', {
    'gate-names-no-page': {
      file: 'web/app/accounts/SignedInOnly.tsx',
      find: "gates[pathname as keyof typeof gates] ?? 'continue'",
      broken: "'continue'",
    },
    'gate-names-no-category': {
      file: 'web/app/accounts/SignedInOnly.tsx',
      find: 'new URLSearchParams(search)',
      broken: 'new URLSearchParams()',
    },
  }),
  ...noticedBy('search', 'a guest is led to log in by a category', {
    'category-gate-forgets-its-target': {
      file: 'web/app/search/CategoryLink.tsx',
      find: "gate('category', path)(event)",
      broken: "gate('category')(event)",
    },
    'search-gate-forgets-its-target': {
      file: 'web/app/search/SearchForm.tsx',
      find: "gate('search', path)()",
      broken: "gate('search')()",
    },
  }),
  ...noticedBy('frame', 'everybody finds their places', {
    'admin-sidebar-of-56': { file: sidebar, find: "isAdmin ? 'w-72' : 'w-56'", broken: "'w-56'" },
    'sidebar-of-72-for-all': { file: sidebar, find: "isAdmin ? 'w-72' : 'w-56'", broken: "'w-72'" },
    'sidebar-without-join': {
      file: sidebar,
      find: `<ButtonLink to="/register">{t('joinNow')}</ButtonLink>`,
      broken: 'null',
    },
    'feed-without-join': {
      file: 'web/app/screens/FeedPage.tsx',
      find: `status === 'guest' && <ButtonLink to="/register">{t('joinNow')}</ButtonLink>`,
      broken: 'null',
    },
    'members-asked-to-join': { file: sidebar, find: "status === 'guest'", broken: 'true' },
    'panel-groups-unnamed': { file: sidebar, find: 't(group.label)', broken: "''" },
    'panel-groups-misnamed': {
      file: 'web/app/shell/navigation.ts',
      find: "'groupContent'",
      broken: "'groupPosts'",
    },
    'create-button-leads-home': { file: createButton, find: 'to="/newreport"', broken: '"/"' },
    'page-comes-in-slowly': {
      file: 'web/app/shell/Shell.tsx',
      find: 'className="mx-auto animate-page"',
      broken: '"mx-auto animate-page [animation-duration:0.6s]"',
    },
    'bottom-bar-without-join': {
      file: bottomBar,
      find: "t('joinNow')",
      broken: "'Join'",
      onPhone: true,
    },
    'bottom-bar-without-profile': {
      file: bottomBar,
      find: 'mainEntries(status)',
      broken: "mainEntries(status).filter(({ to }) => to !== '/profile')",
      onPhone: true,
    },
    'bottom-bar-creates-nothing': { file: bottomBar, find: 'to="/newreport"', broken: '"/"', onPhone: true },
    'top-bar-without-logo': { file: topBar, find: '<Brand />', broken: 'null', onPhone: true },
    'top-bar-login-reworded': { file: topBar, find: "t('login')", broken: "'Sign in'", onPhone: true },
    'top-bar-login-leads-to-register': {
      file: topBar,
      find: 'to="/login"',
      broken: '"/register"',
      onPhone: true,
    },
    'top-bar-without-panel': {
      file: topBar,
      find: "user?.role === 'admin'",
      broken: 'false',
      onPhone: true,
    },
  }),
  ...noticedBy('search', 'a word finds posts', {
    'top-bar-without-search': {
      file: topBar,
      find: '!isBusyGuest && <SearchButton />',
      broken: 'null',
      onPhone: true,
    },
  }),
  ...noticedBy('notifications', 'a super admin sends', {
    'sidebar-without-badge': {
      file: sidebar,
      find: 'hasUnread && <UnreadBadge className="ml-auto" />',
      broken: 'null',
    },
    'bottom-bar-without-badge': {
      file: bottomBar,
      find: 'hasUnread && <UnreadBadge className="-top-1.5 absolute left-3.5" />',
      broken: 'null',
      onPhone: true,
    },
    'title-without-unread': {
      file: 'web/app/notifications/UnreadTitle.tsx',
      find: 'titleWith(document.title, count)',
      broken: 'document.title',
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
      find: '<PostTime at={createdAt} isDayOnly={isAnonymous} />',
      broken: 'null',
    },
    'card-without-location': {
      file: header,
      find: '<span lang={languageOf(location)} className="leading-5">\n                {location}\n              </span>',
      broken: 'null',
    },
    'card-without-title': {
      file: 'web/app/reading/PostCard.tsx',
      find: '<PostLink id={post._id} className="hover:underline">\n            {post.title}\n          </PostLink>',
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
    'report-for-owners-only': { file: menu, find: 'post.isAllowed', broken: 'post.can.changeAnonymity' },
    'edit-offered-to-all': { file: menu, find: 'post.can.edit', broken: 'true' },
    'delete-offered-to-all': { file: menu, find: 'post.can.delete', broken: 'true' },
    'report-opens-nothing': { file: menu, find: "dialog === 'report'", broken: 'false' },
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
  ...noticedBy('reacting', 'a guest who wants justice', {
    'justice-reworded': {
      file: 'web/app/reactions/ReactionButton.tsx',
      find: "t('justice')",
      broken: "'Justice'",
    },
    'justice-without-count': {
      file: 'web/app/reactions/ReactionButton.tsx',
      find: 'format.number(reactionCount)',
      broken: "''",
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
  ...noticedBy('passingOn', 'somebody shares a post', {
    'share-reworded': { file: 'web/app/sharing/ShareButton.tsx', find: "t('share')", broken: "'Share'" },
    'share-opens-nothing': {
      file: 'web/app/sharing/ShareButton.tsx',
      find: "gate('continue')() && setOpen(true)",
      broken: "gate('continue')()",
    },
    'share-without-instagram': {
      file: addresses,
      find: "['Facebook', 'X', 'Telegram', 'LinkedIn', 'Instagram']",
      broken: "['Facebook', 'X', 'Telegram', 'LinkedIn']",
    },
    'share-without-x': {
      file: addresses,
      find: "['Facebook', 'X', 'Telegram', 'LinkedIn', 'Instagram']",
      broken: "['Facebook', 'Telegram', 'LinkedIn', 'Instagram']",
    },
    'share-of-the-feed': {
      file: 'web/app/sharing/ShareDialog.tsx',
      find: 'addressOfPost(location.origin, post._id)',
      broken: 'location.href',
    },
    'copied-unsaid': {
      file: 'web/app/sharing/ShareDialog.tsx',
      find: "t(copied ? 'copied' : 'copy')",
      broken: "t('copy')",
    },
  }),
  ...noticedBy('timelines', 'the author tells more', {
    'add-timeline-opens-nothing': {
      file: 'web/app/timelines/Timelines.tsx',
      find: 'onClick={() => setAdding(true)}',
      broken: '() => undefined',
    },
  }),
  ...noticedBy('suspects', 'a profile belongs to who made it', {
    'add-suspect-opens-nothing': {
      file: 'web/app/suspects/SuspectsPage.tsx',
      find: "gate('continue')() && setAdding(true)",
      broken: "gate('continue')()",
    },
    'crime-types-not-edited': {
      file: 'web/app/suspects/CrimeTypes.tsx',
      find: 'onClick={() => setEditing(true)}',
      broken: '() => undefined',
    },
    'photo-opens-nothing': {
      file: 'web/app/suspects/SuspectPhoto.tsx',
      find: 'onOpen={() => setOpen(true)}',
      broken: '() => undefined',
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
      find: 'event.preventDefault()',
      broken: 'return event.preventDefault()',
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
