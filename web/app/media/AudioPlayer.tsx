import type { Media } from '@bichar/contract/posts.ts'
import { Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { useId } from 'react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { MixedScript } from '../i18n/MixedScript.tsx'
import { minutesAndSeconds } from '../i18n/minutesAndSeconds.ts'
import { IconButton } from '../ui/Button.tsx'
import { useDataSaver } from './dataSaver.tsx'
import { skipSeconds } from './playing.ts'
import { useFileSize } from './useFileSize.ts'
import { useRecording } from './useRecording.ts'

const volumeStep = 0.1

/**
 * Plays a recording. Nothing is loaded before that, except the metadata of a recording whose duration has not been measured. Without
 * JavaScript the browser's own controls are shown.
 */
export function AudioPlayer({ media, name }: { media: Media; name: string }) {
  const t = useTranslations('posts.card')
  const nameId = useId()
  const format = useFormatter()
  const language = useLocale()
  const size = useFileSize()
  const { saves } = useDataSaver()
  const { element, events, state, toggle, seek, mute, turn } = useRecording(media.duration ?? 0)
  const { playing, loaded, failed, time, duration, muted, volume } = state
  const MuteIcon = muted || volume === 0 ? VolumeX : Volume2
  const shown = {
    time: minutesAndSeconds(time, language),
    duration: minutesAndSeconds(duration, language),
  }
  const willCost = saves && !loaded
  const facts = [
    ...(willCost ? [size(media.bytes)] : []),
    ...(willCost && !duration ? [] : [`${shown.time} / ${shown.duration}`]),
  ]
  const skip = format.number(skipSeconds)

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls for one recording, not a form
    <div role="group" aria-labelledby={nameId} className="relative bg-raised px-3 py-2">
      <span id={nameId} className="sr-only">
        <MixedScript text={name} />
      </span>
      <audio
        ref={element}
        src={media.url}
        preload={media.duration !== null || saves ? 'none' : 'metadata'}
        controls
        {...events}
        className="hidden w-full noscript:block"
      />
      <div className="flex flex-wrap items-center gap-x-1 noscript:hidden">
        <IconButton label={t(playing ? 'pause' : 'play')} onClick={toggle} look="brand">
          {playing ? (
            <Pause aria-hidden className="size-5 fill-current" />
          ) : (
            <Play aria-hidden className="ml-0.5 size-5 fill-current" />
          )}
        </IconButton>
        <input
          type="range"
          aria-label={t('seek')}
          aria-valuetext={t('timeOf', shown)}
          min={0}
          max={duration || 1}
          step={0.1}
          value={time}
          disabled={!duration}
          onChange={(event) => seek(event.target.valueAsNumber)}
          className="h-11 min-w-0 flex-1 cursor-pointer accent-brand disabled:cursor-default"
        />
        <span className="shrink-0 pl-1 font-semibold text-quiet text-sm tabular-nums">
          {facts.join(' · ')}
        </span>
        <div className="flex w-full items-center justify-between gap-1 sm:w-auto">
          <div className="flex">
            <IconButton
              label={t('skipBack', { seconds: skip })}
              onClick={() => seek(time - skipSeconds)}
              className="font-bold text-sm"
            >
              −{skip}
            </IconButton>
            <IconButton
              label={t('skipForward', { seconds: skip })}
              onClick={() => seek(time + skipSeconds)}
              className="font-bold text-sm"
            >
              +{skip}
            </IconButton>
          </div>
          <div className="flex items-center">
            <IconButton label={t(muted ? 'unmute' : 'mute')} onClick={mute}>
              <MuteIcon aria-hidden className="size-5" />
            </IconButton>
            <input
              type="range"
              aria-label={t('volume')}
              min={0}
              max={1}
              step={volumeStep}
              value={muted ? 0 : volume}
              onChange={(event) => turn(event.target.valueAsNumber)}
              className="h-11 w-20 cursor-pointer accent-brand"
            />
          </div>
        </div>
      </div>
      {failed && (
        <p role="alert" className="pb-1 font-semibold text-alarm text-sm">
          {t('cannotPlay')}
        </p>
      )}
    </div>
  )
}
