import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { withMessages } from '../i18n/withMessages.ts'
import { useLoadFailure } from './useLoadFailure.ts'

/**
 * A dialog whose code is loaded when it is first opened. With React's `lazy`, a failed load, as without a network, would replace the
 * whole page by its error; here the person sees a toast, the dialog closes, and the next press retries.
 */
export function lazyDialog<Props extends { onClose(): void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LazyDialog(props: Props) {
    const explain = useLoadFailure()
    const [Dialog, setDialog] = useState(() => loaded)
    const giveUp = useEffectEvent((error: unknown) => {
      explain(error)
      props.onClose()
    })
    useEffect(() => {
      let left = false
      if (!loaded) {
        withMessages(load).then(
          (module) => {
            loaded = module.default
            if (!left) setDialog(() => module.default)
          },
          (error: unknown) => {
            if (!left) giveUp(error)
          },
        )
      }
      return () => {
        left = true
      }
    }, [])
    return Dialog && <Dialog {...props} />
  }
}
