import type { Blog } from '@bichar/contract/blogs.ts'
import type { Comment } from '@bichar/contract/comments.ts'
import type { FlaggedThing } from '@bichar/contract/flags.ts'
import type { Notification } from '@bichar/contract/notifications.ts'
import type { Media, Post } from '@bichar/contract/posts.ts'
import { emptyFields } from '@bichar/contract/rules/reportTexts.ts'
import type { Story } from '@bichar/contract/stories.ts'
import type { SupportRequest } from '@bichar/contract/support.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import type { Timeline } from '@bichar/contract/timelines.ts'
import { people } from './people.ts'

const createdAt = '2026-05-01T06:00:00.000Z'

export const makePost = (changes: Partial<Post> = {}): Post => ({
  _id: '0197a1b2-0000-7000-8000-0000000000a1',
  ...emptyFields,
  title: 'Gate broken',
  desc: 'At dawn.',
  place: { en: '', bn: '' },
  isAnonymous: false,
  medias: [],
  criminals: [],
  hasPendingSuspects: false,
  user: null,
  isAllowed: true,
  review: null,
  hasReacted: false,
  reactionCount: 0,
  commentCount: 0,
  caseLine: { steps: [], updates: 0 },
  createdAt,
  updatedAt: createdAt,
  publishedOn: '2026-05-02',
  can: { edit: false, delete: false, changeAnonymity: false, moderate: false, addTimeline: false },
  ...changes,
})

export const makeComment = (changes: Partial<Comment> = {}): Comment => ({
  _id: 'comment',
  id: 'comment',
  parentId: null,
  text: 'What I saw',
  author: people.member.name,
  authorImg: null,
  user: { _id: people.member._id },
  isAnonymous: false,
  isHeld: false,
  upvoteCount: 0,
  downvoteCount: 0,
  hasUpvoted: false,
  hasDownvoted: false,
  createdAt,
  can: { delete: true },
  replies: [],
  replyCount: 0,
  repliesCursor: null,
  ...changes,
})

/** A picture of which nobody has said what it shows. */
export const makeMedia = (changes: Partial<Media> = {}): Media => ({
  url: '/media/a.jpg',
  type: 'image',
  alt: '',
  thumbnail: null,
  width: 40,
  height: 30,
  duration: null,
  bytes: 1_000,
  thumbnailBytes: null,
  widths: [],
  ...changes,
})

export const makeFlagged = (changes: Partial<FlaggedThing> = {}): FlaggedThing => ({
  kind: 'post',
  _id: '0197a1b2-0000-7000-8000-0000000000a1',
  title: 'Shop burnt',
  text: 'At night.',
  medias: [],
  author: null,
  isAnonymous: true,
  answers: null,
  post: null,
  createdAt,
  version: 3,
  isUrgent: true,
  since: createdAt,
  flagCount: 1,
  flags: [],
  can: { moderate: true },
  ...changes,
})

export const makeSuspect = (changes: Partial<Suspect> = {}): Suspect => ({
  _id: '0197a1b2-0000-7000-8000-0000000000e1',
  id: '0197a1b2-0000-7000-8000-0000000000e1',
  name: 'Jalal',
  age: null,
  gender: null,
  dangerLevel: 'low',
  status: 'wanted',
  location: '',
  crimeTypes: ['Theft'],
  photo: null,
  thumbnail: null,
  photoWidth: null,
  photoHeight: null,
  photoBytes: null,
  thumbnailBytes: null,
  photoWidths: [],
  createdBy: null,
  createdAt,
  version: 1,
  shown: 'shown',
  isMinor: false,
  reportCount: 0,
  review: null,
  can: { edit: false, changeIdentity: false, delete: false, seeRevisions: false, decide: false },
  ...changes,
})

export const makeTimeline = (changes: Partial<Timeline> = {}): Timeline => ({
  _id: '0197a1b2-0000-7000-8000-0000000000d1',
  postId: '0197a1b2-0000-7000-8000-0000000000a1',
  title: 'Arrested',
  date: '2026-05-01',
  step: '',
  origin: '',
  desc: '',
  location: '',
  source: '',
  evidence: [],
  isApproved: true,
  createdBy: null,
  createdAt,
  can: { delete: false, moderate: false },
  ...changes,
})

export const makeBlog = (changes: Partial<Blog> = {}): Blog => ({
  _id: '0197a1b2-0000-7000-8000-0000000000b1',
  title: 'How to file a case',
  content: 'At the police station.',
  category: ['Education'],
  hashtags: [],
  image: null,
  imageAlt: '',
  thumbnail: null,
  imageWidth: null,
  imageHeight: null,
  imageBytes: null,
  thumbnailBytes: null,
  imageWidths: [],
  isPublished: true,
  author: null,
  createdAt,
  updatedAt: createdAt,
  can: { edit: false, delete: false, publish: false },
  ...changes,
})

export const makeStory = (changes: Partial<Story> = {}): Story => ({
  _id: '0197a1b2-0000-7000-8000-0000000000c1',
  title: 'The road was mended',
  description: 'After a month.',
  post: null,
  isPublished: true,
  createdAt,
  updatedAt: createdAt,
  can: { edit: false, delete: false, publish: false },
  ...changes,
})

export const makeNotification = (changes: Partial<Notification> = {}): Notification => ({
  _id: '0197a1b2-0000-7000-8000-000000000091',
  kind: 'message',
  data: {},
  title: 'A message',
  description: 'To everybody.',
  link: null,
  isRead: false,
  createdAt,
  createdBy: null,
  targetAudience: null,
  category: { type: 'individual', label: 'You' },
  ...changes,
})

export const makeSupportRequest = (changes: Partial<SupportRequest> = {}): SupportRequest => ({
  _id: '0197a1b2-0000-7000-8000-000000000081',
  name: people.member.name,
  phone: people.member.phone,
  desc: 'I need a lawyer.',
  files: [],
  status: 'pending',
  createdAt,
  can: { moderate: true },
  ...changes,
})
