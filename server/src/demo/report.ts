import type { Scene } from './pictures.ts'

/** A made-up report. No person, shop, school or office in them exists. */
export interface DemoReport {
  /** Place of the author in `demoPeople`. */
  by: number
  anonymous?: boolean
  hoursAgo: number
  title: string
  desc: string
  location: string
  source?: string
  scenes: Scene[]
  /** Places in `demoSuspects`. */
  suspects?: number[]
  withRecording?: true
  /** Left out, a moderator has let it through. */
  review?: 'waiting' | { sentBack: string }
}
