import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { logOut } from '../accounts/queries.ts'
import { useQueuedRequests } from '../outbox/queue.ts'
import { useDrafts } from '../reportForm/drafts/queries.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { toast } from '../ui/toast.ts'

/** Logs out. It asks for confirmation if that would delete unsent drafts or calls. */
export function LogOutButton({ person }: { person: string }) {
  const t = useTranslations('profiles')
  const navigate = useNavigate()
  const reports = useDrafts(person)?.length ?? 0
  const calls = useQueuedRequests().length
  const [asking, setAsking] = useState(false)
  const [loggingOut, setLoggingOut] = useState(false)

  const goOut = async () => {
    setLoggingOut(true)
    const forgotten = logOut(person)
    toast.success(t('loggedOut'))
    await Promise.all([navigate('/login', { replace: true }), forgotten])
  }

  return (
    <>
      <Button
        look="secondary"
        busy={loggingOut}
        onClick={() => (reports + calls > 0 ? setAsking(true) : void goOut())}
      >
        <LogOut aria-hidden className="size-5" />
        {t('logout')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('logoutTitle')}
          question={[reports > 0 && t('logoutQuestion', { count: reports }), calls > 0 && t('logoutWaiting')]
            .filter(Boolean)
            .join(' ')}
          confirmLabel={t('logout')}
          busy={loggingOut}
          onConfirm={() => void goOut()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
