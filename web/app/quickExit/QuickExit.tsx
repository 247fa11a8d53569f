import { DoorOpen } from 'lucide-react'
import { type FormEvent, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useRootData } from '../page/useRootData.ts'
import { buttonClass } from '../ui/Button.tsx'
import { offerExit, quickExit, useExitOffered } from './quickExit.ts'

/** Where it leads is a setting of the server, which comes with every page. */
const useExitAddress = (): string => useRootData()?.quickExitUrl ?? 'about:blank'

/**
 * Stands on every page where people file or follow what they do not want to be seen with: says how to leave at once, and
 * what becomes of what is on the device. While it is shown the frame has a button that stays in reach; one of its own is for
 * those who have no scripts, and for what may lie in a dialog over the frame.
 */
export function QuickExit({ withButton = false }: { withButton?: boolean }) {
  const t = useTranslations('common.quickExit')
  const address = useExitAddress()
  useEffect(() => offerExit(address), [address])
  return (
    <aside aria-label={t('label')} className="mb-4 flex measure-text flex-wrap items-center gap-3">
      {withButton ? (
        <ExitForm look="outline" />
      ) : (
        <noscript>
          <ExitForm look="outline" />
        </noscript>
      )}
      <p className="min-w-0 grow basis-52 text-quiet text-sm">
        {/* Who touches a screen has no such key. */}
        {t.rich('about', { key: (words) => <span className="pointer-coarse:hidden">{words}</span> })}
      </p>
    </aside>
  )
}

/** The button of the frame, on pages that offer it. */
export function QuickExitButton({ className }: { className?: string }) {
  const isOffered = useExitOffered()
  return isOffered ? <ExitForm look="alarm" className={className} /> : null
}

interface FormProps {
  look: 'alarm' | 'outline'
  className?: string | undefined
}

/** A form, which does without scripts what the script does faster. */
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
      <button type="submit" className={buttonClass(look, 'w-full px-3 whitespace-nowrap')}>
        <DoorOpen aria-hidden className="size-5 shrink-0" />
        {t('leave')}
      </button>
    </form>
  )
}
