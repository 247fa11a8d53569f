import { type Fault, noticedBy } from './fault.ts'

const titles = 'titles stand at one place'
const leftBehind = 'web/app/ui/DismissToastsOnNavigation.tsx'

export const ofFrame: Fault[] = [
  ...noticedBy('reportInSteps', 'a report is filled in step by step', {
    'way-on-out-of-sight': {
      file: 'web/app/writing/form/StepControls.tsx',
      find: 'className="step-actions flex flex-wrap gap-3"',
      broken: '"flex flex-wrap gap-3"',
    },
  }),
  ...noticedBy('reportInSteps', 'the next step is reached', {
    'saving-takes-the-next-step-back': {
      file: 'web/app/writing/drafts/useCurrentDraft.ts',
      find: 'isCurrentEntry(key)',
      broken: 'true',
    },
  }),
  ...noticedBy('reportSent', 'what follows a report', {
    'shown-before-its-steps-are-left': {
      file: 'web/app/writing/form/NewReport.tsx',
      find: `        await leave()
        onMade(made)`,
      broken: `        onMade(made)
        await leave()`,
    },
    'kept-report-shown-before-its-steps-are-left': {
      file: 'web/app/writing/form/NewReport.tsx',
      find: `          await leave()
          return onKept(kept)`,
      broken: `          onKept(kept)
          return leave()`,
    },
    'waits-for-ever-for-the-history': {
      file: 'web/app/writing/form/useSteps.ts',
      find: 'setTimeout(resolve, historyMilliseconds)',
      broken: 'historyMilliseconds',
    },
  }),
  ...noticedBy('reportSent', 'whoever opens another page', {
    'taken-from-the-page-opened-meanwhile': {
      file: 'web/app/writing/form/useSteps.ts',
      find: 'placeIn(history.state?.usr)',
      broken: 'place',
    },
  }),
  ...noticedBy('reportInSteps', 'a report and its edit ask for the same', {
    'guests-not-told-who-sees-their-name': {
      file: 'web/app/guestReports/GuestReportForm.tsx',
      find: "step('nobody')",
      broken: 'null',
    },
  }),
  ...noticedBy('measures', titles, {
    'title-lower-beside-a-button': {
      file: 'web/app/suspects/SuspectsPage.tsx',
      find: 'className="title-row flex flex-wrap items-center justify-between gap-x-3 gap-y-5"',
      broken: '"flex flex-wrap items-center justify-between gap-3"',
    },
    'desk-title-lower-beside-its-buttons': {
      file: 'web/app/desk/DeskHeader.tsx',
      find: 'className="title-row flex flex-wrap items-center gap-x-3 gap-y-5 md:flex-nowrap max-md:group-not-data-[step=queue]/desk:hidden"',
      broken:
        '"flex flex-wrap items-center gap-3 md:flex-nowrap max-md:group-not-data-[step=queue]/desk:hidden"',
    },
    'title-below-the-quick-exit': {
      file: 'web/app/followUps/FollowPage.tsx',
      find: `<h1 className="heading text-2xl sm:text-3xl">{t('title')}</h1>`,
      broken: `<div><QuickExit /><h1 className="heading text-2xl sm:text-3xl">{t('title')}</h1></div>`,
    },
    'a-fourth-measure': {
      file: 'web/app/about/AboutPage.tsx',
      find: 'className="grid measure-text grid-cols-1 gap-8"',
      broken: '"grid max-w-md grid-cols-1 gap-8"',
    },
    'another-left-edge': {
      file: 'web/app/blogs/BlogsPage.tsx',
      find: 'className="grid measure-list grid-cols-1 gap-4"',
      broken: '"mx-auto grid measure-list grid-cols-1 gap-4 px-2"',
    },
  }),
  ...noticedBy('wordsAndTimes', 'with letters of twice the size', {
    'words-of-the-bar-cut': {
      file: 'web/app/shell/BottomBar.tsx',
      find: "'max-w-full truncate @max-[16rem]:sr-only'",
      broken: "'max-w-full truncate'",
    },
    'login-pushed-out-of-the-top-bar': {
      file: 'web/app/shell/Preferences.tsx',
      find: 'className="flex items-center gap-1 @max-[16rem]:hidden"',
      broken: '"flex items-center gap-1"',
    },
  }),
  ...noticedBy('messages', 'messages come one at a time', {
    'first-message-stays': {
      file: 'web/app/ui/shownToast.ts',
      find: "visible.find(({ type }) => type !== 'blank') ?? visible[0] ?? toasts[0]",
      broken: 'toasts.at(-1)',
    },
    'messages-over-the-top-bar': {
      file: 'web/app/ui/Toasts.tsx',
      find: 'element.className = layerClass',
      broken: `element.className = layerClass.replace('top-[calc(env(safe-area-inset-top)+4.5rem)] lg:top-2', 'top-2')`,
      onPhone: true,
    },
    'messages-outlive-their-page': { file: leftBehind, find: 'page.current !== pathname', broken: 'false' },
  }),
  ...noticedBy('messages', 'what a message offers can be pressed over', {
    'messages-outside-the-dialog': {
      file: 'web/app/ui/Toasts.tsx',
      find: 'modal?.isConnected ? modal : document.body',
      broken: 'document.body',
    },
    'message-pressed-holds-the-next': {
      file: 'web/app/ui/Toasts.tsx',
      find: 'onGone()',
      broken: 'void 0',
    },
  }),
  ...noticedBy('closedNatively', 'a form that is being sent', {
    'message-in-a-dialog-that-is-gone': {
      file: 'web/app/ui/Toasts.tsx',
      find: 'modal?.isConnected',
      broken: 'modal',
    },
  }),
  ...noticedBy('messages', 'what was unfollowed is followed again', {
    'nothing-to-undo': {
      file: 'web/app/ui/toastWithButton.tsx',
      find: 'hotToast.dismiss(id)\n            onPress()',
      broken: 'hotToast.dismiss(id)',
    },
    'unfollowed-and-not-said': {
      file: 'web/app/follows/useFollowing.ts',
      find: "toastWithButton('success', undo)",
      broken: 'void 0',
    },
  }),
]
