import type { ReasonCode } from '@bichar/contract/rules/readyReasons.ts'
import type { RevisionAction, SuspectAction } from '@bichar/contract/rules/suspectVisibility.ts'
import type { SuspectEdit } from '../suspects/suspects.ts'
import type { DemoSuspect } from './suspects.ts'

/** A suspect whom somebody adds without a report, and what moderators decide about them, one after the other. */
export interface AddedAlone extends DemoSuspect {
  /** The index in `demoPeople` of the person who adds the suspect. */
  by: number
  hoursAgo: number
  decisions: { after: number; action: SuspectAction; reason?: ReasonCode }[]
}

/** A change of a suspect of a report, proposed by somebody else. Without a decision it waits. */
export interface ProposedChange {
  /** The index in `demoSuspects`. */
  suspect: number
  by: number
  hoursAgo: number
  edit: SuspectEdit
  decision?: { action: RevisionAction; reason?: ReasonCode }
}

const unknown = { age: null, danger_level: 'low', status: 'wanted' } as const

/** One of each state in which a suspect can be without a report: waiting, sent back, hidden and removed. Nobody of them exists. */
export const addedAlone: AddedAlone[] = [
  {
    ...{ by: 10, hoursAgo: 50, decisions: [] },
    ...{ ...unknown, name: 'ইদ্রিস আলী হাওলাদার', age: 47, gender: 'male', danger_level: 'medium' },
    ...{ location: 'গৌরনদী, বরিশাল', crime_types: ['Human Trafficking', 'Fraud'], photo: 'fromBehind' },
  },
  {
    ...{ by: 7, hoursAgo: 10, decisions: [] },
    ...{ ...unknown, name: 'Liton “Bike” Pramanik', age: 23, gender: 'male' },
    ...{ location: 'Shahjadpur, Sirajganj', crime_types: ['Theft'] },
  },
  {
    ...{ by: 1, hoursAgo: 80, decisions: [{ after: 4, action: 'sendBack', reason: 'whichPerson' }] },
    ...{ ...unknown, name: 'Babu from the tea stall', gender: 'male' },
    ...{ location: 'Uttara, Dhaka', crime_types: ['Extortion'] },
  },
  {
    ...{ by: 8, hoursAgo: 120, decisions: [{ after: 9, action: 'sendBack', reason: 'unsourced' }] },
    ...{ ...unknown, name: 'পাশের বাড়ির জমির উদ্দিন', age: 60, gender: 'male' },
    ...{ location: 'মেলান্দহ, জামালপুর', crime_types: ['Fraud'] },
  },
  {
    by: 6,
    hoursAgo: 300,
    decisions: [
      { after: 6, action: 'show' },
      { after: 200, action: 'sendBack', reason: 'cleared' },
    ],
    ...{ ...unknown, name: 'হাসমত উল্লাহ ভূঁইয়া', age: 39, gender: 'male', status: 'released' },
    ...{ location: 'চৌমুহনী, নোয়াখালী', crime_types: ['Burglary'], photo: 'fromBehind' },
  },
  {
    ...{ by: 3, hoursAgo: 160, decisions: [{ after: 3, action: 'remove', reason: 'victimOrWitness' }] },
    ...{ ...unknown, name: 'The woman who opened the door', gender: 'female' },
    ...{ location: 'Cumilla', crime_types: ['Kidnapping'] },
  },
]

/** Changes that others propose of suspects of reports: two wait, one was confirmed and one refused. */
export const proposedChanges: ProposedChange[] = [
  { suspect: 10, by: 4, hoursAgo: 14, edit: { location: 'Rampura, Dhaka' } },
  {
    ...{ suspect: 7, by: 9, hoursAgo: 30 },
    edit: { location: 'শনির আখড়া, ঢাকা', danger_level: 'medium' },
  },
  { suspect: 11, by: 8, hoursAgo: 90, edit: { location: 'রাজৈর, মাদারীপুর' }, decision: { action: 'confirm' } },
  {
    ...{ suspect: 8, by: 5, hoursAgo: 26, edit: { danger_level: 'high' } },
    decision: { action: 'refuse', reason: 'unsourced' },
  },
]
