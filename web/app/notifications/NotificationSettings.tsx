import { Bell, BellRing, Volume2, VolumeX } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '../api/session.ts'
import { useLanguage } from '../i18n/language.tsx'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toast.ts'
import { useHydrated } from '../ui/useHydrated.ts'
import { canPush, subscribe } from './push.ts'
import { switchSound, useSoundSwitch } from './sound.ts'

/** Settings for notifications on this device. */
export function NotificationSettings() {
  const t = useTranslations('notifications.settings')
  const isOn = useSoundSwitch()
  const hydrated = useHydrated()
  const Sound = isOn ? Volume2 : VolumeX
  return (
    <section aria-label={t('title')} className="-mx-2 flex flex-wrap text-sm sm:gap-x-2">
      <Button
        look="plain"
        className="!px-2"
        role="switch"
        aria-checked={isOn}
        onClick={() => switchSound(!isOn)}
      >
        <Sound aria-hidden className="size-5" />
        {t(isOn ? 'soundOn' : 'soundOff')}
      </Button>
      {hydrated && canPush() && <PushSwitch />}
    </section>
  )
}

function PushSwitch() {
  const t = useTranslations('notifications.settings')
  const { user } = useSession()
  const { language } = useLanguage()
  const [permission, setPermission] = useState(Notification.permission)
  const [busy, setBusy] = useState(false)

  const ask = async () => {
    setBusy(true)
    try {
      const answer = await Notification.requestPermission()
      setPermission(answer)
      if (answer === 'granted' && user) await subscribe(user._id, language)
    } catch (error) {
      console.warn('Push messages could not be set up', error)
      toast.error(t('pushFailed'))
    } finally {
      setBusy(false)
    }
  }
  if (permission === 'denied')
    return <p className="self-center px-2 text-quiet text-sm">{t('pushBlocked')}</p>
  if (permission === 'granted') {
    return (
      <p className="flex min-h-11 items-center gap-2 px-2 font-semibold text-quiet">
        <BellRing aria-hidden className="size-5" />
        {t('pushOn')}
      </p>
    )
  }
  return (
    <Button look="plain" className="!px-2" busy={busy} onClick={() => void ask()}>
      <Bell aria-hidden className="size-5" />
      {t('pushAsk')}
    </Button>
  )
}
