import { ImageDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFileSize } from './useFileSize.ts'

/** Which size of a picture is offered, and how many bytes it has. */
interface Offer {
  bytes: number
  whole?: boolean
}

/** Placeholder in the box of a deferred picture. The element around it handles the press. */
export function PictureOffer({ bytes, whole = false }: Offer) {
  const size = useFileSize()(bytes)
  return (
    <span
      aria-hidden
      className={`@container absolute inset-0 grid justify-items-center p-1 ${whole ? 'items-end pb-4' : 'items-center'}`}
    >
      <span className="flex min-w-0 items-center gap-2 rounded-control border border-edge bg-surface px-2 py-1.5 text-center font-bold text-ink text-sm leading-tight group-hover:bg-raised @min-[14rem]:px-4 @min-[14rem]:py-2.5 @min-[14rem]:text-base">
        <ImageDown className="size-5 shrink-0 @max-[12rem]:hidden" />
        <span className="@max-[7rem]:hidden">{useOffer()({ bytes, whole })}</span>
        <span className="whitespace-nowrap text-mark @min-[7rem]:hidden">{size}</span>
      </span>
    </span>
  )
}

/** Returns the text of the offer, for a label. */
export function useOffer(): (offer: Offer) => string {
  const t = useTranslations('media')
  const sizeOf = useFileSize()
  return ({ bytes, whole }) => t(whole ? 'showLargePicture' : 'showPicture', { size: sizeOf(bytes) })
}
