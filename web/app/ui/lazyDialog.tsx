import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { withMessages } from '../i18n/withMessages.ts'
import { toast } from './toast.ts'

/**
 * A dialog whose code is loaded when it is first opened. With React's `lazy`, a failed load, as without a network, would replace the
 * whole page by its error; here the person sees a toast, the dialog closes, and the next press retries.
 */
export function lazyDialog<Props extends { onClose(): void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LazyDialog(props: Props) {
    const offline = useTranslations('common')('offline')
    const [Dialog, setDialog] = useState(() => loaded)
    const giveUp = useRef(() => {})
    useEffect(() => {
      giveUp.current = () => {
        toast.error(offline)
        props.onClose()
      }
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
            console.warn('A part of the page could not be fetched', error)
            if (!left) giveUp.current()
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
