import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { setPreferenceCookie } from '../api/setPreferenceCookie.ts'
import type { AppMessages } from '../i18n/messages.ts'

/** `browser` follows the browser's own setting. */
export const dataSaverChoices = ['browser', 'on', 'off'] as const
export type DataSaverChoice = (typeof dataSaverChoices)[number]
export const dataSaverLabels = {
  browser: 'dataSaverBrowser',
  on: 'dataSaverOn',
  off: 'dataSaverOff',
} as const satisfies Record<DataSaverChoice, keyof AppMessages['shell']>

/** The settings by which the server rendered the page. */
export interface DataSaverWish {
  choice: DataSaverChoice
  /** Whether the browser asked to save data. */
  asked: boolean
}

const savesData = ({ choice, asked }: DataSaverWish): boolean =>
  choice === 'browser' ? asked : choice === 'on'

interface DataSaver {
  choice: DataSaverChoice
  choose(choice: DataSaverChoice): void
  /** Whether nothing large may be loaded that nobody has requested. */
  saves: boolean
}

const DataSaverContext = createContext<DataSaver | undefined>(undefined)

/** The Network Information API: only Chromium has it, and the DOM types lack it. */
const connection = () => (navigator as { connection?: EventTarget & { saveData?: boolean } }).connection

const subscribe = (listener: () => void) => {
  connection()?.addEventListener('change', listener)
  return () => connection()?.removeEventListener('change', listener)
}

export function DataSaverProvider({ initial, children }: { initial: DataSaverWish; children: ReactNode }) {
  const [choice, setChoice] = useState(initial.choice)
  const asked = useSyncExternalStore(
    subscribe,
    () => initial.asked || (connection()?.saveData ?? false),
    () => initial.asked,
  )
  const saves = savesData({ choice, asked })
  const choose = useCallback((next: DataSaverChoice) => {
    setPreferenceCookie('dataSaver', next === 'browser' ? undefined : next)
    setChoice(next)
  }, [])
  const value = useMemo(() => ({ choice, choose, saves }), [choice, choose, saves])
  return <DataSaverContext value={value}>{children}</DataSaverContext>
}

export function useDataSaver(): DataSaver {
  const saver = use(DataSaverContext)
  if (!saver) throw new Error('useDataSaver needs a DataSaverProvider')
  return saver
}
