import { X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { MixedScript } from '../i18n/MixedScript.tsx'
import { SubjectContext } from '../ui/subject.ts'
import { IconButton } from './Button.tsx'
import { useModal } from './useModal.ts'

interface DialogProps {
  title: ReactNode
  onClose(): void
  /** While something is being sent, nothing closes it. */
  busy?: boolean
  /** Whether the address says that it is open. */
  hasAddress?: boolean
  /** The page that it shows over another one. */
  address?: string
  children: ReactNode
  /**
   * `page`, `form` and `wideForm` cover a phone's whole screen: for a view that is a page of its own, and for long forms. A `sheet` stands
   * at the lower edge of a phone, where the thumb is: for a choice of a few things.
   */
  size?: 'small' | 'medium' | 'sheet' | 'form' | 'page' | 'wideForm'
}

const sizes = {
  small: 'w-[min(28rem,calc(100vw-2rem))] rounded-card',
  medium: 'w-[min(40rem,calc(100vw-2rem))] rounded-card',
  sheet:
    'w-full max-w-md max-h-[calc(100%-8.5rem)] rounded-t-card pb-[env(safe-area-inset-bottom)] max-sm:mb-0 sm:rounded-card',
  form: 'h-(--screen) w-full max-w-none max-h-none sm:h-fit sm:max-h-[calc(var(--screen)*0.94)] sm:w-[min(44rem,94vw)] sm:rounded-card',
  page: 'h-(--screen) w-full max-w-none max-h-none sm:h-[calc(var(--screen)*0.94)] sm:w-[min(72rem,94vw)] sm:rounded-card',
  wideForm:
    'h-(--screen) w-full max-w-none max-h-none sm:h-fit sm:max-h-[calc(var(--screen)*0.94)] sm:w-[min(56rem,94vw)] sm:rounded-card',
}

/** The buttons of a dialog, which stay visible while the content above them scrolls. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className="dialog-actions flex flex-wrap justify-end gap-3">{children}</div>
)

/** A modal dialog with a title; it is open as long as it is mounted. */
export function Dialog({
  title,
  onClose,
  busy = false,
  hasAddress,
  address,
  children,
  size = 'small',
}: DialogProps) {
  const t = useTranslations('common')
  const { ref: dialog, close } = useModal(() => !busy && onClose(), { hasAddress, address })
  const pressed = useRef<EventTarget>(null)
  const titleId = useId()

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop is the mouse's Escape
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      // Whoever selects a text within the dialog may release the mouse on the backdrop.
      onClick={({ target }) => target === dialog.current && target === pressed.current && close()}
      className={`m-auto flex-col overflow-hidden border border-line bg-surface p-0 text-ink shadow-float open:flex ${sizes[size]}`}
    >
      <SubjectContext value={undefined}>
        <header className="flex items-center justify-between gap-2 border-line border-b px-4 py-2">
          <h2 id={titleId} className="heading line-clamp-2 min-w-0 text-lg">
            {typeof title === 'string' ? <MixedScript text={title} /> : title}
          </h2>
          <IconButton label={t('close')} onClick={close}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </header>
        <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain scroll-pb-24 p-4">
          {children}
        </div>
      </SubjectContext>
    </dialog>
  )
}
