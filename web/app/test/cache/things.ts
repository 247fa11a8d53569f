import {
  makeBlog,
  makeComment,
  makeFlagged,
  makeNotification,
  makePost,
  makeStory,
  makeSupportRequest,
  makeSuspect,
  makeTimeline,
} from '../make.ts'
import { people } from '../people.ts'

/** Of each kind the one that a call is about, which bears the name of its kind as its id, and another one. */
const both = <Made>(make: (changes: { _id: string }) => Made, _id: string, other: string): [Made, Made] => [
  make({ _id }),
  make({ _id: other }),
]

const linked = both(makeSuspect, 'suspect', 'otherSuspect').map(({ _id, name, status, shown, isMinor }) => ({
  _id,
  name,
  photo: null,
  status,
  shown,
  isMinor,
}))

export const suspects = both(makeSuspect, 'suspect', 'otherSuspect')
export const posts = both(
  (id) => makePost({ ...id, criminals: linked, commentCount: 2 }),
  'post',
  'otherPost',
)
export const timelines = both(
  (id) => makeTimeline({ ...id, postId: 'post', date: id._id === 'entry' ? '2026-05-02' : '2026-05-01' }),
  'entry',
  'otherEntry',
)
export const blogs = both(makeBlog, 'blog', 'otherBlog')
export const stories = both(makeStory, 'story', 'otherStory')
export const notifications = both(makeNotification, 'notification', 'otherNotification')
export const requests = both(makeSupportRequest, 'request', 'otherRequest')
export const flagged = both((id) => makeFlagged({ ...id, kind: 'comment' }), 'comment', 'otherComment')
export const comments = both(
  (id) => makeComment({ ...id, replies: [], replyCount: 0 }),
  'comment',
  'otherComment',
)

export const [post] = posts
export const [suspect] = suspects
export const [entry] = timelines
export const [blog] = blogs
export const [story] = stories
export const [notification] = notifications
export const [request] = requests
export const [comment] = comments

export const reportedPosts = both(
  (id) => ({
    ...makePost(id),
    author: null,
    version: 3,
    reportCount: 1,
    reports: [],
    can: { moderate: true },
  }),
  'post',
  'otherPost',
)

export const devices = ['thisDevice', 'device', 'otherDevice'].map((_id) => ({
  _id,
  device: 'Firefox',
  isCurrent: _id === 'thisDevice',
  createdAt: '2026-05-01T06:00:00.000Z',
  lastUsedAt: '2026-05-01T06:00:00.000Z',
}))

export const watchWords = both(
  (id) => ({
    ...id,
    word: 'gate',
    addedBy: { name: people.admin.name },
    createdAt: '2026-05-01T06:00:00.000Z',
  }),
  'word',
  'otherWord',
)

export const [reported] = reportedPosts
export const [watchWord] = watchWords
