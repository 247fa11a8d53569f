import type { CaseStep, EntryOrigin } from '@bichar/contract/rules/caseSteps.ts'
import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import type { FlagReason } from '@bichar/contract/rules/flagReasons.ts'
import { incidentTime } from '@bichar/contract/rules/incidentParts.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { proposedKinds } from '@bichar/contract/rules/proposedKinds.ts'
import type { SignedIn } from '../core/actor.ts'
import { placeCalled } from '../places/find.ts'
import { fieldsIn, type ReportFields } from '../posts/fields.ts'
import type { Scene } from './pictures.ts'

/** A made-up report. None of the people, shops, schools and offices in these reports exist. */
export interface DemoReport extends Partial<Omit<ReportFields, 'incidentAt'>> {
  /** The index of the author in `demoPeople`. */
  by: number
  anonymous?: boolean
  hoursAgo: number
  title: string
  desc: string
  location: string
  /** When it happened: the number of days before it was filed, and the time of day where the author gives one. */
  happened?: [daysBefore: number, time?: string]
  /** If left out, the author accepted the kinds that are proposed from the text. */
  kinds?: CrimeType[]
  scenes: Scene[]
  /** Indexes in `demoSuspects`. */
  suspects?: number[]
  /** Those of them whom the moderator has not shown with the report. */
  leftOut?: number[]
  withRecording?: true
  /** If left out, a moderator has approved it. */
  review?: 'waiting' | { sentBack: string }
  /** What became of it, as its author tells. */
  steps?: DemoStep[]
  comments?: DemoComment[]
  /** The success story that moderators wrote about it. */
  story?: { title: string; description: string }
  flags?: { by: number; reason: FlagReason; text: string }[]
}

/** A step of the case, `after` days after the report was filed. */
export interface DemoStep {
  after: number
  step: CaseStep
  origin: EntryOrigin
  title: string
  desc: string
  /** No moderator has decided on it yet. */
  isWaiting?: true
}

interface Remark {
  /** The index of the writer in `demoPeople`. */
  by: number
  anonymous?: boolean
  text: string
}

export interface DemoComment extends Remark {
  replies?: Remark[]
}

/** A report with its author and the fields that they filled in. */
export interface Filed {
  report: DemoReport
  written: ReportFields & { isAnonymous: boolean }
  author: SignedIn
  language: 'en' | 'bn'
  filedAt: Date
  /** Empty until the report is filed. */
  id: string
  /** The ids of the suspects whom the moderator does not show with it. */
  leftOut: string[]
}

/** What the author fills in, and whether they stay anonymous. */
export const writtenOf = (report: DemoReport): ReportFields & { isAnonymous: boolean } => {
  const { title, desc, anonymous = false, happened } = report
  return {
    ...fieldsIn(report),
    ...whereOf(report.location),
    kinds: report.kinds ?? proposedKinds({ title, desc, crimesOfSuspects: [], chosen: [] }).slice(0, 2),
    incidentAt: happened ? incidentAt(report.hoursAgo, ...happened) : '',
    isAnonymous: anonymous,
  }
}

/**
 * Fills in the place as the author would: if the whole location or its last part names a place, that place is chosen,
 * and a last part is then left out of the text.
 */
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
