import { useDataSaver } from './dataSaver.tsx'

const fallback = '/default-avatar.png'

/**
 * A small portrait. The default replaces one that is missing or fails to load (spec sections 5 and 8), and every one with the data saver
 * on, because the name is shown beside it.
 */
export function Avatar({
  src,
  className = 'size-11',
}: {
  src: string | null | undefined
  className?: string
}) {
  const { saves } = useDataSaver()
  const usable = src && !saves && /^(http|\/)/.test(src) ? src : fallback
  return (
    <img
      src={usable}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      onError={(event) => {
        if (!event.currentTarget.src.endsWith(fallback)) event.currentTarget.src = fallback
      }}
      className={`shrink-0 rounded-full border border-line bg-raised object-cover ${className}`}
    />
  )
}
