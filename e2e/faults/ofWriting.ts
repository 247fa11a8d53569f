import { type Fault, noticedBy, noticedByTest } from './fault.ts'

const desk = 'web/app/desk/useDesk.ts'
const flagDialog = 'web/app/flags/FlagDialog.tsx'
const questions = 'web/app/questions/Questions.tsx'

/** What somebody is writing or has pressed stays, whatever arrives meanwhile or does not. */
export const ofWriting: Fault[] = [
  ...noticedBy('deskWriting', 'whoever writes a note', {
    'note-lost-when-its-report-is-decided': {
      file: desk,
      find: "if (isWriting()) return toast.plain(t('thing.goneWhileWriting'))",
      broken: 'void 0',
    },
  }),
  ...noticedBy('deskWriting', 'a report that somebody else has', {
    'note-lost-when-its-report-is-taken': {
      file: desk,
      find: 'keyOf(item) === key && autoOpenedKey.current === key && !isWriting()',
      broken: 'keyOf(item) === key && autoOpenedKey.current === key',
    },
  }),
  ...noticedBy('deskWriting', 'whoever goes on or writes', {
    'decision-opens-over-what-was-opened': {
      file: desk,
      find: 'latestKey.current !== key',
      broken: 'false',
    },
    'decision-opens-over-a-note': {
      file: desk,
      find: 'latestKey.current !== key || isWriting()',
      broken: 'latestKey.current !== key',
    },
  }),
  ...noticedBy('deskWriting', 'what is undone late', {
    'undo-opens-over-a-note': {
      file: desk,
      find: 'isWriting() || open(item, true)',
      broken: 'open(item, true)',
    },
  }),
  ...noticedBy('deskWriting', 'an undo that the network has lost', {
    'lost-undo-not-offered-again': {
      file: 'web/app/desk/useDecisions.ts',
      find: 'mayBeRetried.length > 0 && Date.now() < what.until',
      broken: 'false',
    },
  }),
  ...noticedBy('followUps', 'an author with an account', {
    'answer-lost-with-a-second-question': {
      file: questions,
      find: 'data?.can.answer && <Writing postId={post._id} asModerator={false} />',
      broken: 'data?.can.answer && <Writing key={messages.length} postId={post._id} asModerator={false} />',
    },
    'answer-stays-when-it-is-sent': { file: questions, find: "setValues({ text: '' })", broken: 'void 0' },
  }),
  ...noticedBy('followUps', 'whoever is logged in files a report', {
    'copying-fails-without-a-word': {
      file: 'web/app/followUps/CodeNotice.tsx',
      find: "toast.error(t('copyFailed'))",
      broken: 'void 0',
    },
  }),
  ...noticedBy('flagging', 'what is written to the moderators', {
    'dialog-closes-while-it-sends': {
      file: 'web/app/ui/Dialog.tsx',
      find: 'if (!busy) onClose()',
      broken: 'onClose()',
    },
    'flag-thrown-away-unasked': { file: flagDialog, find: "reason.trim() !== ''", broken: 'false' },
  }),
  ...noticedBy('byKeyboard', 'somebody reads, logs in, reports', {
    'focus-lost-with-what-is-discarded': {
      file: 'web/app/ui/openModal.ts',
      find: 'closeWithin(modal)',
      broken: 'void 0',
    },
  }),
  ...noticedBy('networkBack', 'the language that cannot be fetched', {
    'language-chosen-that-is-not-there': {
      file: 'web/app/i18n/language.tsx',
      find: 'loadMessages(next)',
      broken: "(rememberChoice('language', next), loadMessages(next))",
    },
  }),
  ...noticedByTest('web/app/notifications/sound.test.ts', 'is played at once where there are no locks', {
    'sound-needs-locks': {
      file: 'web/app/notifications/sound.ts',
      find: "!('locks' in navigator)",
      broken: 'false',
    },
  }),
  ...noticedBy('sendingDialogs', 'the dialogs of an account', {
    'profile-closes-while-it-sends': {
      file: 'web/app/profiles/EditProfileDialog.tsx',
      find: '<ProfileForm user={user} onDone={onClose} onBusy={setBusy} />',
      broken: '<ProfileForm user={user} onDone={onClose} onBusy={() => {}} />',
    },
    'password-closes-while-it-sends': {
      file: 'web/app/profiles/EditProfileDialog.tsx',
      find: '<PasswordForm phone={user.phone} onDone={onClose} onBusy={setBusy} />',
      broken: '<PasswordForm phone={user.phone} onDone={onClose} onBusy={() => {}} />',
    },
  }),
  ...noticedBy('sendingDialogs', 'the dialogs of moderators', {
    'busy-dialog-closes': {
      file: 'web/app/ui/Dialog.tsx',
      find: 'if (!busy) onClose()',
      broken: 'onClose()',
    },
    'pause-closes-while-it-sends': {
      file: 'web/app/sanctions/PauseAuthorDialog.tsx',
      find: 'onBusy={setBusy}',
      broken: '() => {}',
    },
  }),
  ...noticedBy('sendingDialogs', 'a dialog stays when a text within it is selected', {
    'selecting-a-text-closes-its-dialog': {
      file: 'web/app/ui/Dialog.tsx',
      find: 'target === pressed.current',
      broken: 'true',
    },
  }),
  ...noticedBy('player', 'whoever goes on while a video plays', {
    'playing-video-takes-the-focus': {
      file: 'web/app/media/VideoBox.tsx',
      find: 'ref={focusReplacement}',
      broken: '(video: HTMLVideoElement | null) => video?.focus()',
    },
  }),
  ...noticedBy('followUps', 'without scripts: somebody without an account', {
    'report-form-offers-what-was-written': {
      file: 'web/app/guestReports/GuestReportForm.tsx',
      find: 'autoComplete="off"',
      broken: "'on'",
    },
    'follow-up-code-offered': {
      file: 'web/app/followUps/FollowPage.tsx',
      find: 'autoComplete="off"',
      broken: "'on'",
    },
    'follow-up-forms-offer-what-was-written': {
      file: 'web/app/followUps/Followed.tsx',
      find: 'autoComplete="off"',
      broken: "'on'",
    },
  }),
  ...noticedBy('onePost', 'whoever decides on the page', {
    'focus-lost-with-the-decided-report': {
      file: 'web/app/admin/AdminPostPage.tsx',
      find: 'useFocusAfterDecision()',
      broken: 'undefined',
    },
    'focus-lost-with-the-last-report': {
      file: 'web/app/admin/PendingPostsPage.tsx',
      find: 'useFocusAfterDecision()',
      broken: 'undefined',
    },
  }),
  ...noticedBy('sendingForms', 'what is being sent', {
    'answer-written-on-while-it-is-sent': {
      file: questions,
      find: 'readOnly={busy}',
      broken: 'false',
    },
    'warning-written-on-while-it-is-sent': {
      file: 'web/app/sanctions/DecideForm.tsx',
      find: 'readOnly={busy}',
      broken: 'false',
    },
    'appeal-written-on-while-it-is-sent': {
      file: 'web/app/accounts/AppealForm.tsx',
      find: 'readOnly={busy}',
      broken: 'false',
    },
  }),
  ...noticedBy('blogs', 'the location of a report is filled in', {
    'found-place-over-what-was-written': {
      file: 'web/app/places/UseMyLocation.tsx',
      find: 'latest.current === written',
      broken: 'true',
    },
  }),
  ...noticedBy('leavingWhileSending', 'whoever leaves while a request is sent', {
    'dropped-while-sending-looks-attached': {
      file: 'web/app/media/picking/useFilesFromOutside.ts',
      find: "Boolean(inside.current?.closest('[inert]'))",
      broken: 'false',
    },
    'pasted-files-not-taken': {
      file: 'web/app/media/picking/useFilesFromOutside.ts',
      find: "document.addEventListener('paste', paste)",
      broken: 'void paste',
    },
  }),
]
