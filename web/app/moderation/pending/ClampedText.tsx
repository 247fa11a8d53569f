import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { languageOf } from '../../i18n/text.ts'

/** A text clamped to three lines, with a button that expands it. */
export function ClampedText({ text }: { text: string }) {
  const t = useTranslations('posts.card')
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [expanded, setExpanded] = useState(false)
  const [isCut, setIsCut] = useState(false)
  const textId = useId()

  // Whether the text is cut off depends on the width, so it is measured again on every resize.
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
