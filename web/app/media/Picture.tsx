import { useState } from 'react'
import { Spinner } from '../ui/Spinner.tsx'
import { useDataSaver } from './dataSaver.tsx'
import { drawnSizes, type PictureFile, pictureSizes, smallOf, wholeOf } from './mediaShape.ts'
import { onPlainClick } from './onPlainClick.ts'
import { PictureOffer, useOffer } from './PictureOffer.tsx'
import { useDeferredMedia } from './useDeferredMedia.ts'

interface PictureProps {
  picture: PictureFile
  /** What it shows, for whoever decides whether to load it. */
  name: string
  /** What it says to those who do not see it; nothing where the words around it say it all. */
  alt?: string
  /** As large as there is; otherwise the small one. */
  whole?: boolean
  /** How wide the box is, as the `sizes` attribute says it: then a browser takes what it needs. */
  sizes?: string
  /** On the first screen, where it does not wait for a scroll. */
  first?: boolean
  className?: string
}

/** What was pressed is gone; the focus goes to what came in its place, and nothing moves. */
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/**
 * A published picture, filling the box that it stands in; every one goes through here. A browser takes the size that it needs, in
 * WebP or as JPEG; for some moments after a report was filed there is but a small one. With the data saver on there is a
 * link to it instead that says how much it weighs: pressed, it loads the picture, and without JavaScript it leads there.
 */
export function Picture({
  picture,
  name,
  alt = '',
  whole = false,
  sizes,
  first = false,
  className = 'object-cover',
}: PictureProps) {
  const { saves } = useDataSaver()
  const { address, bytes } = whole ? wholeOf(picture) : smallOf(picture)
  const { waits, isLoading, load, loaded, failed } = useDeferredMedia(address)
  const drawn = sizes && !saves ? drawnSizes(picture) : undefined
  const [pressed, setPressed] = useState(false)
  const offer = useOffer()
  const press = onPlainClick(() => {
    setPressed(true)
    load()
  })
  if (waits) {
    return (
      <a
        ref={pressed ? focus : undefined}
        href={address}
        aria-label={`${offer({ bytes, whole })}: ${name}`}
        {...press}
        className="group absolute inset-0 z-10 focus-visible:outline-offset-[-3px]"
      >
        <PictureOffer bytes={bytes} whole={whole} />
      </a>
    )
  }
  return (
    <>
      {isLoading && <Spinner className="absolute inset-0 m-auto size-8" />}
      <picture>
        {drawn && <source type="image/webp" srcSet={drawn} sizes={sizes} />}
        <img
          ref={pressed ? focus : undefined}
          tabIndex={pressed ? -1 : undefined}
          src={address}
          srcSet={sizes && !saves ? pictureSizes(picture) : undefined}
          sizes={sizes}
          alt={alt || (pressed ? name : '')}
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
          loading={first || whole || saves ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : whole ? undefined : 'low'}
          decoding="async"
          draggable={!whole}
          onLoad={loaded}
          onError={saves ? failed : undefined}
          className={`absolute inset-0 size-full ${className}`}
        />
      </picture>
    </>
  )
}
