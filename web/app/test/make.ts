import type { Comment } from '@bichar/contract/comments.ts'
import type { FlaggedThing } from '@bichar/contract/flags.ts'
import type { Media, Post } from '@bichar/contract/posts.ts'
import { emptyFields } from '@bichar/contract/rules/reportTexts.ts'
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
