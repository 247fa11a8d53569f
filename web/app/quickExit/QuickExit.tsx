import { DoorOpen } from 'lucide-react'
import { type FormEvent, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useRootData } from '../page/useRootData.ts'
import { buttonClass } from '../ui/Button.tsx'
import { offerExit, quickExit, subscribeToExit, useExitOffered } from './quickExit.ts'

/** The address to leave for is a server setting, which is part of the root data. */
const useExitAddress = (): string => useRootData()?.quickExitUrl ?? 'about:blank'

/** Leaves every tab of the app when one is left. */
export function useFollowedExit(): void {
  const address = useExitAddress()
  useEffect(() => subscribeToExit(address), [address])
}

/**
 * Shown on every page where people file or follow reports that they may not want to be seen with. It explains how to leave at once,
 * and what happens to the data on the device. While it is mounted, the frame shows an exit button that stays within reach. Its own
 * button is for browsers without JavaScript, and for dialogs that cover the frame.
 */
export function QuickExit({ withButton = false }: { withButton?: boolean }) {
  const t = useTranslations('common.quickExit')
  const address = useExitAddress()
  useEffect(() => offerExit(address), [address])
  return (
    <aside aria-label={t('label')} className="mb-4 flex measure-text flex-wrap items-center gap-3">
      {withButton ? (
        <ExitForm look="secondary" />
      ) : (
        <noscript>
          <ExitForm look="secondary" />
        </noscript>
      )}
      <p className="min-w-0 grow basis-52 text-quiet text-sm">
        {/* Touch screens have no Shift key. */}
        {t.rich('about', { key: (words) => <span className="pointer-coarse:hidden">{words}</span> })}
      </p>
    </aside>
  )
}

/** The exit button of the frame, on pages that offer the quick exit. */
export function QuickExitButton({ className }: { className?: string }) {
  const isOffered = useExitOffered()
  return isOffered ? <ExitForm look="alarm" className={className} /> : null
}

interface FormProps {
  look: 'alarm' | 'secondary'
  className?: string | undefined
}

/** A form, so that the exit also works without JavaScript, if less quickly. */
function ExitForm({ look, className }: FormProps) {
  const t = useTranslations('common.quickExit')
  const address = useExitAddress()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void quickExit(address)
  }
  return (
    <form
      method="post"
      action="/api/auth/quick-exit"
      encType="multipart/form-data"
      onSubmit={onSubmit}
      className={className}
    >
      <button type="submit" className={buttonClass(look, 'w-full !px-3 whitespace-nowrap')}>
        <DoorOpen aria-hidden className="size-5 shrink-0" />
        {/* With letters so large that it would push the rest out of a phone's bar, only the icon is visible. */}
        <span className="@max-[16rem]:sr-only">{t('leave')}</span>
      </button>
    </form>
  )
}
