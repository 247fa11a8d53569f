import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import { incidentTime, todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { proposedKinds } from '@bichar/contract/rules/proposedKinds.ts'
import type { SignedIn } from '../actor.ts'
import { placeCalled } from '../places/find.ts'
import { fieldsIn, type ReportFields } from '../posts/fields.ts'
import type { Scene } from './pictures.ts'

/** A made-up report. No person, shop, school or office in them exists. */
export interface DemoReport extends Partial<Omit<ReportFields, 'incidentAt'>> {
  /** Place of the author in `demoPeople`. */
  by: number
  anonymous?: boolean
  hoursAgo: number
  title: string
  desc: string
  location: string
  /** How many days before it was filed it happened, and when on that day, where its author says so. */
  happened?: [daysBefore: number, time?: string]
  /** Left out, its author has taken what was proposed from the words. */
  kinds?: CrimeType[]
  scenes: Scene[]
  /** Places in `demoSuspects`. */
  suspects?: number[]
  withRecording?: true
  /** Left out, a moderator has let it through. */
  review?: 'waiting' | { sentBack: string }
}

/** A report in the hands of its author, and then of the moderators. */
export interface Filed {
  report: DemoReport
  written: ReportFields & { isAnonymous: boolean }
  author: SignedIn
  language: 'en' | 'bn'
  filedAt: Date
  /** Empty until it is filed. */
  id: string
}

/** Up to here the reports stand as they are written; what is older spreads over a year, the first of them the thinnest. */
const evenHours = 200
const spread = 3.4

/** When it was filed: the last week is full of reports, and there are some of every month of the last year. */
export const hoursAgoOf = ({ hoursAgo }: Pick<DemoReport, 'hoursAgo'>): number =>
  hoursAgo <= evenHours ? hoursAgo : Math.round(evenHours * (hoursAgo / evenHours) ** spread)

/** What its author writes, and whether under their name. */
export const writtenOf = (report: DemoReport): ReportFields & { isAnonymous: boolean } => {
  const { title, desc, anonymous = false, happened } = report
  return {
    ...fieldsIn(report),
    ...whereOf(report.location),
    kinds: report.kinds ?? proposedKinds({ title, desc, crimesOfSuspects: [], chosen: [] }).slice(0, 2),
    incidentAt: happened ? incidentAt(hoursAgoOf(report), ...happened) : '',
    isAnonymous: anonymous,
  }
}

/** Its author has chosen what the location names, in whole or with its last words, and then leaves these out. */
function whereOf(location: string): Pick<ReportFields, 'location' | 'district' | 'upazila'> {
  const [, before = '', last = ''] = /^(.*),\s*([^,]+)$/.exec(location) ?? []
  const whole = placeCalled(location)
  const place = whole ?? placeCalled(last)
  return {
    location: place && !whole ? before : location,
    district: place?.district ?? '',
    upazila: place?.upazila ?? '',
  }
}

function incidentAt(hoursAgo: number, daysBefore: number, time = ''): string {
  const day = todayInBangladesh(new Date(Date.now() - (hoursAgo + 24 * daysBefore) * 60 * 60 * 1000))
  return incidentTime(day, time)
}
