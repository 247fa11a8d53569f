import hotToast from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { queryClient } from '../api/query.ts'
import { setGuest } from '../api/session.ts'
import { forgetCalls, takeUnexpectedCalls } from './fakeCalls.ts'
import '../theme.css'

beforeEach(() => {
  forgetCalls()
  vi.spyOn(console, 'error')
})

afterEach(async () => {
  await cleanup()
  const complaints = vi.mocked(console.error).mock.calls.map(([first]) => String(first))
  vi.restoreAllMocks()
  vi.useRealTimers()
  hotToast.remove()
  queryClient().clear()
  localStorage.clear()
  sessionStorage.clear()
  setGuest()
  expect(takeUnexpectedCalls(), 'calls that the test does not answer').toEqual([])
  expect(complaints, 'errors in the console').toEqual([])
})
