import { useCallback, useEffect, useRef, useState } from 'react'
import type { Draft } from './draft.ts'
import { removeDraft, updateDraft, writeDraft } from './store.ts'

const pauseMilliseconds = 500

export interface DraftSaving {
  /** When the draft was last saved; undefined before the first change. */
  savedAt: Date | undefined
  /** Whether the browser refused to save it: no space, or a private window. */
  failed: boolean
  /** Saves it as queued, to be sent once that is possible; resolves to undefined if it could not be saved. */
  enqueue(): Promise<Draft | undefined>
  /** Deletes the draft from this device. */
  discard(): Promise<void>
}

/**
 * Saves a draft half a second after each change, and at once with each step and when the page is hidden. A draft that was changed is no
 * longer queued: its author decides when it is finished.
 */
export function useDraftSaving(
  person: string,
  { id, text, suspects, createdSuspects, files, step }: Omit<Draft, 'savedAt'>,
): DraftSaving {
  const [savedAt, setSavedAt] = useState<Date>()
  const [failed, setFailed] = useState(false)
  const unsaved = useRef<Draft>(undefined)
  const first = useRef({ text, suspects, createdSuspects, files })
  const at = useRef(step)

  const save = useCallback(() => {
    const draft = unsaved.current
    if (!draft) return
    unsaved.current = undefined
    writeDraft(person, draft).then(
      () => {
        setSavedAt(draft.savedAt)
        setFailed(false)
      },
      () => setFailed(true),
    )
  }, [person])

  useEffect(() => {
    const before = first.current
    const changed =
      text !== before.text ||
      suspects !== before.suspects ||
      createdSuspects !== before.createdSuspects ||
      files !== before.files
    if (!changed) return
    const content = { text, suspects, createdSuspects, files }
    unsaved.current = { id, ...content, step: at.current, savedAt: new Date() }
    const timer = setTimeout(save, pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [id, text, suspects, createdSuspects, files, save])

  // Moving through the steps changes nothing about a draft that is queued or was refused.
  useEffect(() => {
    if (at.current === step) return
    at.current = step
    if (unsaved.current) {
      unsaved.current.step = step
      save()
    } else {
      void updateDraft(person, id, { step }).catch((error: unknown) =>
        console.warn('The step of a draft could not be kept', error),
      )
    }
  }, [person, id, step, save])

  useEffect(() => {
    const turnedAway = () => document.visibilityState === 'hidden' && save()
    document.addEventListener('visibilitychange', turnedAway)
    return () => {
      document.removeEventListener('visibilitychange', turnedAway)
      save()
    }
  }, [save])

  const enqueue = () => {
    unsaved.current = undefined
    const now = new Date()
    const content = { text, suspects, createdSuspects, files }
    const draft = { id, ...content, step, savedAt: now, waitingSince: now }
    return writeDraft(person, draft).then(
      () => draft,
      (error: unknown) => void console.warn('The report could not be kept', error),
    )
  }

  const discard = useCallback(async () => {
    unsaved.current = undefined
    await removeDraft(person, id).catch((error: unknown) =>
      console.warn('The draft could not be removed', error),
    )
  }, [person, id])

  return { savedAt, failed, enqueue, discard }
}
