import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { applySession } from '../api/session.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { toast } from '../ui/toast.ts'
import { quietLink } from './AuthPage.tsx'
import type { Gate } from './gate.ts'
import { LoginForm } from './LoginForm.tsx'
import { OtherPage } from './LoginOrRegister.tsx'
import { type LoginAddress, SheetContext } from './LoginPages.tsx'
import { takeTarget } from './loginTarget.ts'
import { PendingActionNote } from './PendingActionNote.tsx'
import { clearPendingAction } from './pendingAction.ts'
import { readPendingAction } from './pendingActionAfterLogin.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { VerifyCode } from './VerifyCode.tsx'
import { WithoutAccount } from './WithoutAccount.tsx'

interface LoginSheetProps {
  gate: Gate
  onClose(): void
}

/**
 * The pages for logging in as a sheet over what a guest has tapped: the page below stays as it is, and what was tapped is done there. It has
 * their addresses, so that a reload shows the page.
 */
export default function LoginSheet({ gate, onClose }: LoginSheetProps) {
  const t = useTranslations('accounts')
  const [address, show] = useState<LoginAddress>('/login')
  const content = useRef<HTMLDivElement>(null)
  const enter = useEnter()
  const sheet = useMemo(() => ({ show, enter }), [enter])
  // The toast that was shown at the tap cannot be read to anybody under the dialog, and may have gone while this was loaded.
  const explain = useEffectEvent(() => void toast.plain(t(`gate.${gate}`)))
  useEffect(() => explain(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form is the reason to run
  useEffect(() => content.current?.querySelector('input')?.focus(), [address])
  const close = () => {
    clearPendingAction()
    onClose()
  }
  const page = pages[address]
  return (
    <Dialog size="sheet" title={t(`${page.name}.title`)} address={address} onClose={close}>
      <SheetContext value={sheet}>
        <div ref={content}>{page.content}</div>
      </SheetContext>
    </Dialog>
  )
}

const pages = {
  '/login': { name: 'login', content: <Entry at="login" /> },
  '/register': { name: 'register', content: <Entry at="register" /> },
  '/verify-otp': { name: 'verify', content: <VerifyCode /> },
} as const

function Entry({ at }: { at: 'login' | 'register' }) {
  const [isReporting] = useState(() => readPendingAction()?.act === 'createReport')
  return (
    <>
      <OtherPage at={at} className={`${quietLink} -mt-3`} />
      <PendingActionNote>
        {at === 'login' ? <LoginForm /> : <RegisterForm />}
        {isReporting && <WithoutAccount />}
      </PendingActionNote>
    </>
  )
}

/** Returns a function that continues as the person who has logged in, on the page below or where the tapped link leads. */
function useEnter() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (answer: Parameters<typeof applySession>[0], message: string) => {
    const target = takeTarget()
    const isHere = target === pathname + search || readPendingAction()?.act === 'comment'
    applySession(answer)
    toast.success(message)
    if (!isHere) void navigate(target)
  }
}
