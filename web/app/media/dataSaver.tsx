import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { rememberChoice } from '../api/rememberChoice.ts'
import type { Words } from '../i18n/messages.ts'

/** As the browser says, or as the person says. */
export const dataSaverChoices = ['browser', 'on', 'off'] as const
export type DataSaverChoice = (typeof dataSaverChoices)[number]
export const dataSaverLabels = {
  browser: 'dataSaverBrowser',
  on: 'dataSaverOn',
  off: 'dataSaverOff',
} as const satisfies Record<DataSaverChoice, keyof Words['shell']>

/** What the server went by when it rendered the page. */
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
  /** Nothing large is fetched that nobody has asked for. */
  saves: boolean
}

const DataSaverContext = createContext<DataSaver | undefined>(undefined)

/** Chromium's alone; the types of the DOM do not have it. */
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
    rememberChoice('dataSaver', next === 'browser' ? undefined : next)
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
