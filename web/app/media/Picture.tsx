import { useState } from 'react'
import { HiddenName } from '../i18n/MixedScript.tsx'
import { languageOf } from '../i18n/text.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { useDataSaver } from './dataSaver.tsx'
import { focusReplacement } from './focusReplacement.ts'
import { drawnSizes, type PictureFile, pictureSizes, smallOf, wholeOf } from './mediaShape.ts'
import { onPlainClick } from './onPlainClick.ts'
import { PictureOffer, useOffer } from './PictureOffer.tsx'
import { useDeferredMedia } from './useDeferredMedia.ts'

interface PictureProps {
  picture: PictureFile
  /** What the picture shows, for somebody who decides whether to load it. */
  name: string
  /** Alternative text; empty where the surrounding text says it all. */
  alt?: string
  /** Whether to show the largest size instead of the small one. */
  whole?: boolean
  /** Width of the box, as a value of the `sizes` attribute: it lets the browser choose a size. */
  sizes?: string
  /** Whether it is on the first screen, where it does not load lazily. */
  first?: boolean
  className?: string
}

/**
 * A published picture that fills its box; every published picture is rendered here. The browser chooses a size, in WebP or as JPEG; for
 * some moments after a report was filed there is only a small one. With the data saver on, a link that states the file size replaces the
 * picture: pressed, it loads the picture, and without JavaScript it leads there.
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
        ref={pressed ? focusReplacement : undefined}
        href={address}
        {...press}
        className="group absolute inset-0 z-10 focus-visible:outline-offset-[-3px]"
      >
        <HiddenName text={`${offer({ bytes, whole })}: ${name}`} />
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
          ref={pressed ? focusReplacement : undefined}
          tabIndex={pressed ? -1 : undefined}
          src={address}
          srcSet={sizes && !saves ? pictureSizes(picture) : undefined}
          sizes={sizes}
          lang={languageOf(alt || name)}
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
