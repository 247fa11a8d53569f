import { describe, expect, test } from 'vitest'
import { made, suspectRow } from '../test/rows.ts'
import { viewers, who } from '../test/viewers.ts'
import type { RevisionRow } from './feed.ts'
import { revisionView, suspectView } from './view.ts'

describe('a suspect', () => {
  // Shows spec 3.6.
  test('is shown to a guest with all that is known of them', () => {
    expect(suspectView(suspectRow(), viewers.guest)).toEqual({
      _id: 'suspect',
      id: 'suspect',
      name: 'Jalal',
      age: 34,
      gender: 'male',
      dangerLevel: 'high',
      status: 'wanted',
      location: 'Khulna',
      crimeTypes: ['Theft', 'Assault'],
      photo: '/media/picture.jpg',
      thumbnail: '/media/small.jpg',
      photoWidth: 1920,
      photoHeight: 1080,
      photoWidths: [360, 720],
      photoBytes: 250_000,
      thumbnailBytes: 20_000,
      createdBy: null,
      createdAt: made.toISOString(),
      version: 2,
      shown: 'shown',
      isMinor: false,
      reportCount: 1,
      review: null,
      can: { edit: false, changeIdentity: false, delete: false, seeRevisions: false, decide: false },
    })
  })

  test('without a photo has nothing of one', () => {
    expect(suspectView(suspectRow({ photo: null }), viewers.guest)).toMatchObject({
      photo: null,
      thumbnail: null,
      photoWidth: null,
      photoHeight: null,
      photoBytes: null,
      thumbnailBytes: null,
    })
  })

  test('says who made them to that person alone: an admin who knew could tell who wrote an anonymous post', () => {
    expect(suspectView(suspectRow(), viewers.owner).createdBy).toEqual({ _id: 'owner' })
    expect(who((viewer) => suspectView(suspectRow(), viewer).createdBy !== null)).toEqual([
      'owner',
      'owningAdmin',
    ])
    const orphan = suspectRow({ creator_id: null })
    expect(who((viewer) => suspectView(orphan, viewer).createdBy !== null)).toEqual([])
  })

  test('carries what the viewer may do', () => {
    expect(suspectView(suspectRow(), viewers.other).can).toMatchObject({ edit: true, delete: false })
  })
})

const revision = (row: Partial<RevisionRow> = {}): RevisionRow => ({
  id: 'revision',
  contributor: 2,
  admin_name: null,
  changes: {},
  changed_photo: false,
  name_before: null,
  name_after: null,
  bytes_before: null,
  bytes_after: null,
  created_at: made,
  state: 'confirmed',
  reason: '',
  is_redacted: false,
  ...row,
})

describe('a change of a suspect', () => {
  test('says of each field what it was and became, by the name that people know it by', () => {
    const changes: RevisionRow['changes'] = {
      name: { from: 'Jalal', to: 'Jalal Mia' },
      age: { from: null, to: 34 },
      gender: { from: 'male', to: 'other' },
      danger_level: { from: 'low', to: 'high' },
      status: { from: 'wanted', to: 'arrested' },
      location: { from: '', to: 'Khulna' },
      crime_types: { from: ['Theft'], to: ['Theft', 'Fraud'] },
    }
    const view = revisionView(revision({ changes }))
    expect(view).toMatchObject({ _id: 'revision', createdAt: made.toISOString() })
    expect(view.changes).toEqual([
      { field: 'name', from: 'Jalal', to: 'Jalal Mia' },
      { field: 'age', from: null, to: 34 },
      { field: 'gender', from: 'male', to: 'other' },
      { field: 'dangerLevel', from: 'low', to: 'high' },
      { field: 'status', from: 'wanted', to: 'arrested' },
      { field: 'location', from: '', to: 'Khulna' },
      { field: 'crimeTypes', from: ['Theft'], to: ['Theft', 'Fraud'] },
    ])
  })

  test('of the photo shows both pictures, and how much there is to load', () => {
    const row = revision({
      changed_photo: true,
      name_before: 'old.jpg',
      name_after: 'new.jpg',
      bytes_before: 10,
      bytes_after: 1_020,
    })
    expect(revisionView(row).changes).toEqual([
      { field: 'photo', from: '/media/old.jpg', to: '/media/new.jpg', bytes: { from: 1_000, to: 2_000 } },
    ])
    const first = revision({ changed_photo: true, name_after: 'new.jpg', bytes_after: 20 })
    expect(revisionView(first).changes).toMatchObject([{ from: null, to: '/media/new.jpg' }])
  })

  test('names an admin, and anybody else by a number', () => {
    expect(revisionView(revision())).toMatchObject({ by: 'contributor 2', isByAdmin: false })
    const byAdmin = { contributor: null, admin_name: 'Salma Khatun' }
    expect(revisionView(revision(byAdmin))).toMatchObject({ by: 'Salma Khatun', isByAdmin: true })
    const byNobody = { contributor: null, admin_name: null }
    expect(revisionView(revision(byNobody))).toMatchObject({ by: 'Former member', isByAdmin: true })
  })
})
