import { useEffect, useRef, useState } from 'react'
import { pauseOthers } from './playing.ts'

const still = { playing: false, loaded: false, failed: false, time: 0, muted: false, volume: 1 }

/**
 * The state and the controls of an `<audio>` element, which gets `element` and `events`. If its duration is known, it can be moved to any
 * position before anything has been loaded.
 */
export function useRecording(knownSeconds: number) {
  const element = useRef<HTMLAudioElement>(null)
  const [state, setState] = useState({ ...still, duration: knownSeconds })

  // The duration of some recordings is infinite until they have been played to their end.
  const durationOf = ({ duration }: HTMLAudioElement) => (Number.isFinite(duration) ? duration : knownSeconds)

  const follow = () => {
    const audio = element.current
    if (!audio) return
    setState({
      playing: !audio.paused,
      loaded: audio.readyState > HTMLMediaElement.HAVE_NOTHING,
      failed: audio.error !== null,
      time: audio.currentTime,
      duration: durationOf(audio),
      muted: audio.muted,
      volume: audio.volume,
    })
  }

  // Events that fired before hydration were not handled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(follow, [])

  const on = (act: (audio: HTMLAudioElement) => void) => () => {
    if (element.current) act(element.current)
  }

  return {
    element,
    state,
    events: {
      onPlay: () => {
        if (element.current) pauseOthers(element.current)
        follow()
      },
      onPause: follow,
      onTimeUpdate: follow,
      onDurationChange: follow,
      onVolumeChange: follow,
      onEnded: follow,
      onError: follow,
    },
    toggle: on((audio) => {
      // A rejection also arrives as an error event; one that a pause right after causes is no failure.
      if (audio.paused) audio.play().catch(follow)
      else audio.pause()
    }),
    seek: (seconds: number) =>
      on((audio) => {
        audio.currentTime = Math.min(Math.max(0, seconds), durationOf(audio))
        follow()
      })(),
    mute: on((audio) => {
      audio.muted = !audio.muted
    }),
    turn: (volume: number) =>
      on((audio) => {
        audio.volume = volume
        audio.muted = false
      })(),
  }
}
