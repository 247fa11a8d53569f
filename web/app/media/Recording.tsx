import type { Media } from '@bichar/contract/posts.ts'
import { useLocale } from 'use-intl'
import { minutesAndSeconds } from '../i18n/minutesAndSeconds.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { useHydrated } from '../ui/useHydrated.ts'

const AudioPlayer = lazyPart(async () => ({ default: (await import('./AudioPlayer.tsx')).AudioPlayer }))

/** The player of a recording in a list. Its code comes after the page, which keeps its place; without scripts it is the browser's own. */
export function Recording({ media, name }: { media: Media; name: string }) {
  const isHydrated = useHydrated()
  const language = useLocale()
  return (
    <div className="min-h-26 bg-raised sm:min-h-15">
      {isHydrated ? (
        <AudioPlayer media={media} name={name} />
      ) : (
        <div className="hidden p-2 noscript:block">
          {/* biome-ignore lint/a11y/useMediaCaption: recordings that people upload have no captions */}
          <audio src={media.url} aria-label={name} preload="none" controls className="w-full" />
          {media.duration !== null && minutesAndSeconds(media.duration, language)}
        </div>
      )}
    </div>
  )
}
