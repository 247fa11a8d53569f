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
    /** A keyed digest of the key and whose it is. */
    idempotency_key: string | null
    /** The beginning of the day: who makes a suspect is told to nobody. */
    created_at: Date
    sort_key: GeneratedAlways<string>
  }
  suspect_revisions: {
    id: string
    suspect_id: string
    /** Of an admin acting as one. */
    editor_id: string | null
    /** Of anybody else: the same for the same person at the same suspect. */
    editor_digest: string | null
    /** null for an admin acting as one. */
    contributor: number | null
    changes: JSONColumnType<Changes>
    changed_photo: boolean
    photo_before: string | null
    photo_after: string | null
    /** Counts the changes of the suspect from 1. */
    number: number
    /** Of anybody but an admin acting as one, the beginning of the day. */
    created_at: Date
  }
}
