import hotToast from 'react-hot-toast/headless'

/** Long enough to read the message, and to reach the button by touch or by keyboard. */
const undoMilliseconds = 8_000

interface Undoable {
  message: string
  /** Label of the button. */
  undo: string
  onUndo(): void
}

/** Shows a success message with an undo button. Like every toast, it is dismissed when the person leaves the page. */
export function toastUndoable({ message, undo, onUndo }: Undoable): void {
  hotToast.success(
    ({ id }) => (
      <span className="flex items-center gap-3">
        {message}
        <button
          type="button"
          onClick={() => {
            hotToast.dismiss(id)
            onUndo()
          }}
          className="-my-2 min-h-11 shrink-0 rounded-control px-2 font-bold underline"
        >
          {undo}
        </button>
      </span>
    ),
    { id: message, duration: undoMilliseconds },
  )
}
