import type { CrimeType, DangerLevel, Gender, SuspectStatus } from '@bichar/contract/rules/crimeTypes.ts'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/** A value before and after a change. */
interface Change<Value> {
  from: Value
  to: Value
}

export interface Changes {
  name?: Change<string>
  age?: Change<number | null>
  gender?: Change<Gender | null>
  danger_level?: Change<DangerLevel>
  status?: Change<SuspectStatus>
  location?: Change<string>
  crime_types?: Change<CrimeType[]>
}

export interface SuspectTables {
  suspects: {
    id: string
    sealed_creator: Buffer | null
    name: string
    age: number | null
    gender: Gender | null
    danger_level: DangerLevel
    status: SuspectStatus
    location: string
    crime_types: CrimeType[]
    photo_id: string | null
    version: Generated<number>
    /** A keyed digest of the idempotency key and the user's id. */
    idempotency_key: string | null
    /** The beginning of the day: the exact time could reveal who added the suspect. */
    created_at: Date
    sort_key: GeneratedAlways<string>
  }
  suspect_revisions: {
    id: string
    suspect_id: string
    /** Only set for an admin who acts as one. */
    editor_id: string | null
    /** Set for everybody else: the same for all changes of one person to one suspect. */
    editor_digest: string | null
    /** null for an admin who acts as one. */
    contributor: number | null
    changes: JSONColumnType<Changes>
    changed_photo: boolean
    photo_before: string | null
    photo_after: string | null
    /** Numbers the changes to the suspect from 1. */
    number: number
    /** The beginning of the day, except for an admin who acts as one. */
    created_at: Date
  }
}
