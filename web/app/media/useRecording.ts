import { useEffect, useRef, useState } from 'react'
import { pauseOthers } from './playing.ts'

const still = { playing: false, loaded: false, failed: false, time: 0, muted: false, volume: 1 }

/**
 * The state of an `<audio>` element and what can be done with it; give `element` and `events` to the element. Where it is
 * known how many seconds it lasts, one can go to any of them before anything has been loaded.
 */
export function useRecording(knownSeconds: number) {
  const element = useRef<HTMLAudioElement>(null)
  const [state, setState] = useState({ ...still, duration: knownSeconds })

  // Of some recordings the length is infinite until they have been played to their end.
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

  // What is loaded before this page is alive tells nobody.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the beginning
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
      // A refusal also arrives as an error event, and a pause right after is no failure.
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
