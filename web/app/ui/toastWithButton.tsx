import hotToast from 'react-hot-toast/headless'
import { MixedScript } from '../i18n/MixedScript.tsx'
import { telling } from './toast.ts'

/** Long enough to read the message, and to reach the button by touch or by keyboard. */
const buttonMilliseconds = 8_000

interface ToastWithButton {
  message: string
  label: string
  onPress(): void
}

/** Shows a message with a button. Like every toast, it is dismissed when somebody who is signed in leaves the page. */
export function toastWithButton(
  type: 'success' | 'error',
  { message, label, onPress }: ToastWithButton,
): void {
  hotToast[type](
    ({ id }) => (
      <span className="flex items-center gap-3">
        <span>
          <MixedScript text={message} />
        </span>
        <button
          type="button"
          onClick={() => {
            hotToast.dismiss(id)
            onPress()
          }}
          className="-my-2 min-h-11 shrink-0 rounded-control px-2 font-bold underline"
        >
          {label}
        </button>
      </span>
    ),
    { ...telling(message), duration: buttonMilliseconds },
  )
}
