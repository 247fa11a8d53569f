import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'

/** A text of which three lines are shown, and the rest on request. */
export function ClampedText({ text }: { text: string }) {
  const t = useTranslations('posts.card')
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [expanded, setExpanded] = useState(false)
  const [isCut, setIsCut] = useState(false)
  const textId = useId()

  // What fits into three lines on a wide screen may not on a narrow one.
  useEffect(() => {
    const element = paragraph.current
    if (!element || expanded) return
    const measured = new ResizeObserver(() => setIsCut(element.scrollHeight > element.clientHeight + 1))
    measured.observe(element)
    return () => measured.disconnect()
  }, [expanded])

  return (
    <div>
      <p
        ref={paragraph}
        id={textId}
        lang={languageOf(text)}
        dir="auto"
        className={`whitespace-pre-line ${expanded ? '' : 'line-clamp-3'}`}
      >
        {text}
      </p>
      {(isCut || expanded) && (
        <button
          type="button"
          aria-expanded={expanded}
          aria-controls={textId}
          onClick={() => setExpanded(!expanded)}
          className="-ml-2 inline-flex min-h-11 items-center rounded-control px-2 font-bold text-brand hover:underline"
        >
          {t(expanded ? 'showLess' : 'readMore')}
        </button>
      )}
    </div>
  )
}
