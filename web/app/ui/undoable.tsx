import hotToast from 'react-hot-toast/headless'

/** Long enough to read it, and to reach the button by touch or by keyboard. */
const undoMilliseconds = 8_000

interface Undoable {
  message: string
  /** What the button says. */
  undo: string
  onUndo(): void
}

/** Says what was done, with the way to take it back. It goes with the page, as every message does. */
export function sayUndoable({ message, undo, onUndo }: Undoable): void {
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
