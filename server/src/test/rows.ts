import { emptyFields } from '@bichar/contract/rules/reportTexts.ts'
import type { FlagRow } from '../flags/feed.ts'
import type { ShownMedia } from '../media/media.ts'
import { columnsOf } from '../posts/fields.ts'
import type { NamedSuspect, PostRow } from '../posts/store.ts'
import type { SuspectRow } from '../suspects/store.ts'

/** When everything in these rows was created, and when it was changed. */
export const made = new Date('2026-11-20T09:15:30.250Z')
export const changed = new Date('2026-11-21T04:00:00.000Z')
/** When a moderator published what is public: in Bangladesh on the next day. */
export const published = new Date('2026-11-21T19:30:12.345Z')

export const mediaRow = (row: Partial<ShownMedia> = {}): ShownMedia => ({
  name: 'picture.jpg',
  kind: 'image',
  alt: 'A broken gate',
  width: 1920,
  height: 1080,
  bytes: 250_000,
  thumbnail_name: 'small.jpg',
  thumbnail_bytes: 20_000,
  widths: [360, 720],
  duration: null,
  ...row,
})

/** The same media as the API returns it. */
export const shownMedia = {
  url: '/media/picture.jpg',
  type: 'image',
  alt: 'A broken gate',
  thumbnail: '/media/small.jpg',
  width: 1920,
  height: 1080,
  bytes: 250_000,
  thumbnailBytes: 20_000,
  widths: [360, 720],
  duration: null,
}

/** A public post under the name of the user 'owner'. */
export const postRow = (row: Partial<PostRow> = {}): PostRow => ({
  id: 'post',
  user_id: 'owner',
  author_name: 'Rahima Begum',
  author_avatar: '/media/rahima.jpg',
  ...columnsOf({
    ...emptyFields,
    title: 'Robbery at the bus stop',
    desc: 'Two men took a bag.',
    source: 'example.com/news',
    location: 'Khulna',
    district: 'Khulna',
    upazila: 'Dacope',
    incidentAt: '2026-11-13T19:40',
    kinds: ['Theft'],
  }),
  is_anonymous: false,
  without_account: false,
  review_state: 'approved',
  review_reason: '',
  version: 3,
  is_allowed: true,
  has_reacted: true,
  reaction_count: 12,
  comment_count: 4,
  thread_count: 3,
  update_count: 2,
  case_steps: [{ step: 'arrested', date: '2026-11-19', origin: 'police' }],
  report_count: 2,
  medias: [mediaRow()],
  suspects: [namedSuspect()],
  created_at: made,
  published_at: published,
  sort_key: 'key',
  updated_at: changed,
  ...row,
})

/** A suspect created by the user 'owner'. */
export const suspectRow = (row: Partial<SuspectRow> = {}): SuspectRow => ({
  id: 'suspect',
  creator_id: 'owner',
  name: 'Jalal',
  age: 34,
  gender: 'male',
  danger_level: 'high',
  status: 'wanted',
  location: 'Khulna',
  crime_types: ['Theft', 'Assault'],
  photo: mediaRow(),
  version: 2,
  created_at: made,
  visibility: 'shown',
  is_returned: false,
  review_reason: '',
  is_minor: false,
  district: '',
  report_count: 1,
  ...row,
})

/** A public suspect as a post names it. */
export const namedSuspect = (row: Partial<NamedSuspect> = {}): NamedSuspect => ({
  id: 'suspect',
  name: 'Jalal',
  status: 'wanted',
  photo_name: 'jalal.jpg',
  creator_id: null,
  visibility: 'shown',
  is_minor: false,
  ...row,
})

export const flagRow = (row: Partial<FlagRow> = {}): FlagRow => ({
  id: 'report',
  subject_id: 'post',
  reason: 'other',
  text: 'This is not true',
  is_automatic: false,
  state: 'open',
  reporter_name: 'Karim Uddin',
  created_at: made,
  ...row,
})
