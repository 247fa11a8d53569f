import { useRef, useState } from 'react'
import { pauseOthers } from './playing.ts'

const still = { playing: false, failed: false, time: 0, duration: 0, muted: false, volume: 1 }

/** The state of an `<audio>` element and what can be done with it; give `element` and `events` to the element. */
export function useRecording() {
  const element = useRef<HTMLAudioElement>(null)
  const [state, setState] = useState(still)

  const follow = () => {
    const audio = element.current
    if (!audio) return
    setState({
      playing: !audio.paused,
      failed: audio.error !== null,
      time: audio.currentTime,
      // Of some recordings the length is infinite until they have been played to their end.
      duration: Number.isFinite(audio.duration) ? audio.duration : 0,
      muted: audio.muted,
      volume: audio.volume,
    })
  }

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
        audio.currentTime = Math.min(Math.max(0, seconds), audio.duration || 0)
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
