import { createElement, type RefCallback } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useInView } from './useInView.ts'

afterEach(() => vi.unstubAllGlobals())

/** Tells the hook in one go where its marker has been, the oldest first; returns how often it found the marker near. */
function timesNear(told: readonly boolean[], active = true): number {
  let tell = (_entries: { isIntersecting: boolean }[]) => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  const onNear = vi.fn<() => void>()
  let marker: RefCallback<HTMLDivElement> = () => {}
  const List = () => {
    marker = useInView(onNear, active)
    return null
  }
  renderToStaticMarkup(createElement(List))
  marker({} as HTMLDivElement)
  tell(told.map((isIntersecting) => ({ isIntersecting })))
  return onNear.mock.calls.length
}

test.each([
  [[true], 1],
  [[false], 0],
  // Somebody has scrolled to the end before a busy phone told of the beginning.
  [[false, true], 1],
  [[true, false], 0],
  [[], 0],
])('a marker that was near or not at %j is taken %i times for near', (told, times) => {
  expect(timesNear(told)).toBe(times)
})

test('a list that has no further page looks for none', () => {
  expect(timesNear([true], false)).toBe(0)
})
