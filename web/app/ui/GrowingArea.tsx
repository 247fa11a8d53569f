import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface GrowingAreaProps extends Omit<ComponentProps<'textarea'>, 'ref'> {
  value: string
  ref?: RefObject<HTMLTextAreaElement | null>
}

/** A text area that grows with its text, up to the maximum height of its class. */
export function GrowingArea({ value, ref, className, ...area }: GrowingAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null)
  const field = ref ?? own
  useGrowing(field, value)
  return <textarea {...area} ref={field} value={value} className={`${className} field-sizing-content`} />
}

/**
 * Has a text field grow with its text up to its maximum height, where the browser does not do so because of `field-sizing` (before
 * Chrome 123, Safari 26.2 and Firefox 152). It becomes as small as at first only when it is emptied: to measure what a shorter text
 * needs it would have to collapse, and the page below the reader would jump.
 */
function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    if (!field.current || growsByItself()) return
    if (text === '') field.current.style.height = ''
    fit(field.current)
  }, [field, text])
  // A field that is not shown cannot be measured.
  useEffect(() => {
    if (!field.current || growsByItself()) return
    const observer = new IntersectionObserver(([entry]) => entry && fit(entry.target as HTMLTextAreaElement))
    observer.observe(field.current)
    return () => observer.disconnect()
  }, [field])
}

const growsByItself = () => CSS.supports('field-sizing', 'content')

function fit(field: HTMLTextAreaElement) {
  const { scrollHeight, clientHeight, offsetHeight } = field
  if (scrollHeight > clientHeight) field.style.height = `${scrollHeight + offsetHeight - clientHeight}px`
}
