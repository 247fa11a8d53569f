import type { FollowSubject } from '@bichar/contract/follows.ts'
import type { Post } from '@bichar/contract/posts.ts'
import type { CaseStep } from '@bichar/contract/rules/caseSteps.ts'
import type { CrimeType, DangerLevel, Gender, SuspectStatus } from '@bichar/contract/rules/crimeTypes.ts'
import type { FlagKind } from '@bichar/contract/rules/flagReasons.ts'
import type { ReportField, ReportFieldRules } from '@bichar/contract/rules/reportFields.ts'

// What columns hold of which the catalogue only knows that it is JSON or text; tables.ts, which is printed, refers to these types.

/**
 * What a later reader needs to understand an entry of the audit log. Never contains the author of an anonymous post or comment, nor
 * anything that would reveal them.
 */
export interface AuditDetail {
  /** Why a post was sent back. */
  reason?: string
  /** The title or name of the subject, which may have been deleted by the time the entry is read. */
  title?: string
  name?: string
  /** The id of the post that the subject belongs to. */
  postId?: string
  /** How many flags this decision closed, or opened again. */
  reports?: number
  /** The dismissal of the flags showed what had been hidden. */
  wasHidden?: boolean
  /** How many reactions were added to a post. */
  reactions?: number
  /** The audience of a message. */
  to?: 'all' | 'users' | 'admins' | 'individual'
  /** The admin decided on what they wrote or filed themselves under their name, because there was no other admin. */
  isOwn?: boolean
}

/** Data for the texts of the product's own notifications. */
export interface StoredData {
  postTitle?: string
  reason?: string
  /** The first words of what has been removed. */
  excerpt?: string
  count?: number
  /** Ids of the latest of the counted comments; never sent to clients. */
  comments?: string[]
  /** Whether one of the counted comments is anonymous; never sent to clients. */
  isDayOnly?: boolean
  outcome?: 'kept' | 'removed' | 'takenDown' | 'upheld' | 'lifted'
  flagged?: FlagKind
  until?: string
  followed?: FollowSubject
  name?: string
  nameBn?: string
  status?: SuspectStatus
  step?: CaseStep
  device?: string
}

/** A value before and after a change. */
interface Change<Value> {
  from: Value
  to: Value
}

/** What a revision changes of a suspect. */
export interface Changes {
  name?: Change<string>
  age?: Change<number | null>
  gender?: Change<Gender | null>
  danger_level?: Change<DangerLevel>
  status?: Change<SuspectStatus>
  location?: Change<string>
  crime_types?: Change<CrimeType[]>
}

type ColumnOf = { [Field in ReportField]: ReportFieldRules[Field]['column'] }

/** The fields that people fill in for a report, as they are stored. */
export type FieldColumns = { [Field in ReportField as ColumnOf[Field]]: Post[Field] }

export type CaseSteps = Post['caseLine']['steps']

/** A kind of crime, or '' for any. */
export type CountedKind = CrimeType | ''
