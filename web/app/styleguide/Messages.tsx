import { useState } from 'react'
import { FormFailure } from '../forms/FormFailure.tsx'
import { ReviewNote } from '../posts/ReviewNote.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { toast } from '../ui/toast.ts'
import { useSamplePost, useSampleWords } from './samples.ts'

type Opened = 'question' | 'sheet' | 'form'

/** What the app says. */
export function Messages() {
  const { short, long, text } = useSampleWords()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const waiting = useSamplePost({ isAllowed: false, review: { state: 'waiting', reason: '', version: 1 } })
  const returned = useSamplePost({
    isAllowed: false,
    review: { state: 'returned', reason: long, version: 1 },
  })
  return (
    <>
      <ReviewNote post={waiting} />
      <ReviewNote post={returned} />
      <FormFailure title={long} text={text} />
      <ProgressBar share={0.4} label={short} />
      <div className="toast justify-self-start">{long}</div>
      <div className="flex flex-wrap gap-2">
        {(['success', 'error', 'plain'] as const).map((kind) => (
          <Button key={kind} look="secondary" onClick={() => toast[kind](`${kind}: ${long}`)}>
            {`toast.${kind}`}
          </Button>
        ))}
        {(['question', 'sheet', 'form'] as const).map((kind) => (
          <Button key={kind} look="secondary" onClick={() => setOpened(kind)}>
            {`dialog: ${kind}`}
          </Button>
        ))}
      </div>
      {opened === 'question' && (
        <ConfirmDialog
          title={long}
          question={text}
          confirmLabel={short}
          busy={false}
          onConfirm={close}
          onClose={close}
        />
      )}
      {(opened === 'sheet' || opened === 'form') && (
        <Dialog title={long} size={opened} onClose={close}>
          {text}
        </Dialog>
      )}
    </>
  )
}
