import { useCallback, useEffect, useRef, useState } from 'react'
import { type Draft, removeDraft, writeDraft } from './drafts.ts'

const pauseMilliseconds = 500

export interface DraftSaving {
  /** When the draft was last kept; nothing before the first change. */
  savedAt: Date | undefined
  /** The browser refused to keep it: no space, or a private window. */
  failed: boolean
  /** Takes the draft off this device, for good. */
  discard(): Promise<void>
}

/** Keeps a draft half a second after each change, and at once when the person turns away from the page. */
export function useDraftSaving(
  person: string,
  { id, text, suspects, files }: Omit<Draft, 'savedAt'>,
  enabled: boolean,
): DraftSaving {
  const [savedAt, setSavedAt] = useState<Date>()
  const [failed, setFailed] = useState(false)
  const unsaved = useRef<Draft>(undefined)
  const first = useRef({ text, suspects, files })

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
    const changed = text !== before.text || suspects !== before.suspects || files !== before.files
    if (!enabled || !changed) return
    unsaved.current = { id, text, suspects, files, savedAt: new Date() }
    const timer = setTimeout(save, pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [id, text, suspects, files, enabled, save])

  useEffect(() => {
    const turnedAway = () => document.visibilityState === 'hidden' && save()
    document.addEventListener('visibilitychange', turnedAway)
    return () => {
      document.removeEventListener('visibilitychange', turnedAway)
      save()
    }
  }, [save])

  const discard = useCallback(async () => {
    unsaved.current = undefined
    await removeDraft(person).catch((error: unknown) => console.warn('The draft could not be removed', error))
  }, [person])

  return { savedAt, failed, discard }
}
