import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import bnDistricts from './bn/districts.ts'
import bnNumbers from './bn/numbers.ts'
import enDistricts from './en/districts.ts'
import errors from './en/errors.ts'
import enNumbers from './en/numbers.ts'
import meanings from './meanings.json' with { type: 'json' }

type Catalogue = { [key: string]: string | Catalogue }

const flat = (of: Catalogue, under = ''): [key: string, message: string][] =>
  Object.entries(of).flatMap(([key, value]) =>
    typeof value === 'string' ? [[under + key, value]] : flat(value, `${under}${key}.`),
  )

/** All messages of a language, also of the parts that are loaded with a page: each file is a namespace. */
const messagesIn = (language: string, others: Catalogue = {}) => {
  const files = globSync(path.join(import.meta.dirname, language, '*.json'))
  const namespaces = files.map((file): [string, Catalogue] => [
    path.basename(file, '.json'),
    JSON.parse(readFileSync(file, 'utf8')),
  ])
  return new Map(flat({ ...Object.fromEntries(namespaces), ...others }))
}
const english = messagesIn('en', { errors })
const bengali = messagesIn('bn')

const placeholders = (message = '') => new Set(message.match(/\{\w+(?=[,}])|<\/?\w+>/g))

const isSubset = (part: Set<string>, whole: Set<string>) => [...part].every((each) => whole.has(each))

it('Bengali has every message that English has, and no other', () => {
  expect([...bengali.keys()].sort()).toEqual([...english.keys()].sort())
})

it('a Bengali message asks for nothing that the English one is not given', () => {
  const wrong = [...bengali].filter(
    ([key, message]) => !isSubset(placeholders(message), placeholders(english.get(key))),
  )
  expect(wrong).toEqual([])
})

it('no English sentence is left among the Bengali ones', () => {
  const left = [...bengali].filter(
    ([key, message]) => message === english.get(key) && /[a-z]{2}/i.test(message.replace(/\{[^}]*\}/g, '')),
  )
  expect(left).toEqual([])
})

it.each([
  ['en', enDistricts, enNumbers],
  ['bn', bnDistricts, bnNumbers],
])(
  'in %s, map and numbers say the rule of small numbers in the same words',
  (_language, onMap, inNumbers) => {
    expect(inNumbers.numbers.methods.few).toBe(onMap.districts.inSteps)
  },
)

/** Messages that the product writes in capitals: these buttons and headings, with their other states. Abbreviations are listed below. */
const inCapitals = new Set([
  ...['LOGIN', 'REGISTER FOR FREE', 'LOGIN NOW', 'JOIN NOW', 'RESEND IN {time}', 'RESEND OTP'],
  ...['SHOW MORE', 'SHOW LESS', 'NO POST FOUND', 'RELATED POSTS', '#NEW_REPORT', '#GET_SUPPORT'],
  ...['EDIT PROFILE', 'CHANGE PASSWORD', 'CREATE NEW BLOG', 'EDIT BLOG'],
])
const abbreviations = /\b(OTP|ZIP|URL|AAC|AMR|HEIC|HEVC|JPG|JPEG|PNG|GIF|CSV|JSON)\b/g

it('nothing else is in capitals', () => {
  const loud = [...english.values()].filter(
    (message) => !inCapitals.has(message) && /[A-Z]{3}/.test(message.replace(abbreviations, '')),
  )
  expect(loud).toEqual([])
  for (const message of inCapitals) expect([...english.values()]).toContain(message)
})

/** Messages by which people know the product: they must not change by accident. */
const sentences = {
  accounts: [
    'Name is required',
    'Invalid phone number with country code',
    'Invalid phone number with partial country code',
    'Phone number must be 10 or 11 digits',
    'Please enter complete OTP',
    'Please enter your phone number',
    'Passwords do not match',
    'Password must be at least 6 characters',
    'Both old and new passwords are required',
    'New password must be at least 6 characters long',
    'Please select a valid image file (JPEG, PNG, or GIF)',
    'Image size should be less than 2MB',
    'You are already logged in. Redirecting to feed...',
    'Session expired. Please login again.',
    'Welcome back, {name}!',
    'Logged out successfully',
    'Registration successful! Please verify your phone.',
    'Phone verified and logged in successfully!',
    'New OTP sent successfully',
    'Reset code sent to your phone',
    'Password reset successful',
    'Profile updated successfully',
    'Password updated successfully',
    'Login failed',
    'Registration failed',
    'Verification failed',
    'Failed to resend OTP',
    'Failed to send reset code',
    'Password reset failed',
    'Failed to update password',
    'Failed to update profile',
    'Failed to load profile',
  ],
  'what needs a login': [
    'Please login to search',
    'Please login to view category',
    'Please login to view notifications',
    'Please login to create a report',
    'Please login to update posts',
    'Please login to vote',
    'Please login to continue',
    'Authentication required',
    'Please log in to continue.',
  ],
  posts: [
    'Title is required',
    'Description is required',
    'Invalid file',
    'Invalid file type',
    'Video size cannot exceed 10MB',
    'Audio size cannot exceed 5MB',
    'Are you sure you want to delete this post?',
    'You do not have permission to delete this post.',
    'No more posts to load',
    'No posts found',
    'NO POST FOUND',
    'Please provide a reason',
    'Invalid post',
    'Failed to load post details',
    'Failed to load post',
    'Post not found',
    'Failed to create post',
    'Failed to fetch posts',
    'Failed to update post',
    'Update failed',
    'Failed to delete post',
    'Failed to fetch your posts',
    'Failed to fetch pending posts',
    'Failed to update post status',
    'Failed to approve post',
    'Failed to fetch reported posts',
    'Action failed',
    'Failed to report post',
    'Failed to submit report',
    'Failed to create report',
    'Failed to add fake reactions',
    'Added {count, number, ::group-off} reactions successfully',
    'Failed to update reaction.',
    'Please wait before reacting again.',
    'Failed to copy link',
    'Link copied to clipboard!',
    'Report submitted successfully',
    'Post reported successfully',
    'Post updated successfully and sent for review',
    'Post deleted successfully',
    'Post approved successfully',
    'Post disapproved successfully',
    'Post cleared successfully',
  ],
  comments: [
    'Post ID is required',
    'Comment added successfully',
    'Comment deleted successfully',
    'Failed to load comments',
    'Failed to add comment',
    'Failed to delete comment',
    'Failed to vote on comment',
    'Failed to upvote comment',
    'Failed to downvote comment',
  ],
  timelines: [
    'Date is required',
    'Are you sure you want to delete this timeline?',
    'Timeline is sent for approval',
    'Timeline added successfully',
    'Timeline deleted successfully',
    'Timeline approved',
    'Failed to fetch timelines',
    'Failed to create timeline',
    'Failed to delete timeline',
    'Failed to fetch pending timelines',
    'Failed to approve timeline',
  ],
  'suspects and search': [
    'At least one crime type is required',
    'Please select a valid image file (jpg, jpeg, png, webp)',
    'File size should be less than 5MB',
    'Criminal not found',
    'No criminals found',
    'Criminal profile deleted successfully',
    'Failed to create criminal record',
    'Failed to update crime types',
    'Failed to update criminal record',
    'Failed to delete criminal profile',
    'Failed to load criminals',
    'Failed to fetch criminals',
    'Failed to fetch criminal details',
    'Failed to fetch search results',
    'Search failed',
  ],
  'support and users': [
    'Support request submitted',
    'Status updated successfully',
    'Failed to submit request',
    'Failed to fetch support requests',
    'Failed to update status',
    'Failed to fetch users',
  ],
  'blogs and stories': [
    'Blog created successfully',
    'Blog updated successfully',
    'Blog deleted successfully',
    'Story created successfully',
    'Story updated successfully',
    'Story deleted successfully',
    'Failed to fetch blogs',
    'Failed to create blog',
    'Failed to update blog',
    'Failed to delete blog',
    'Failed to update blog status',
    'Failed to fetch blog details',
    'Failed to generate content. Please try again.',
    'Failed to enhance content',
    'Invalid AI response format',
    'Failed to fetch success stories',
    'Failed to delete story',
    'Failed to update story status',
  ],
  notifications: [
    'Only super admins can send notifications',
    'Only super admins can delete notifications',
    'Are you sure you want to delete this notification?',
    'No notifications found',
    'Notification sent successfully',
    'Notifications sent successfully',
    'Notification deleted successfully',
    'Failed to fetch notifications',
    'Failed to mark notification as read',
    'Failed to send notification',
    'Failed to send notifications',
    'Failed to delete notification',
    'Failed to search users',
  ],
} as const

describe.each(Object.entries(sentences))('the English of %s', (_room, said) => {
  // Shows spec 8.84.
  it.each(said)('says %s', (sentence) => {
    expect([...english.values()]).toContain(sentence)
  })
})

it('words on which a decision, a name or a person depends stand as somebody who reads Bengali has checked them', () => {
  expect(Object.keys(meanings).length).toBeGreaterThan(40)
  expect(Object.fromEntries(Object.keys(meanings).map((key) => [key, bengali.get(key)]))).toEqual(meanings)
})

/** The word that a decision has wherever it is named, by the beginning of its key: swapped, a moderator would do the opposite. */
const wordsOfDecisions: readonly (readonly [key: RegExp, word: RegExp])[] = [
  [/^approve/, /অনুমোদ/],
  [/^unapprove/, /সর/],
  [/^sendBack/, /ফেরত/],
  [/^(reject|refuse)/, /নাকচ/],
  [/^confirm/, /গ্রহণ|গৃহীত/],
  [/^keep/, /রাখ|রেখে|থাক/],
  [/^takeDown/, /নাম/],
  [/^remove/, /সর|মুছ|বাদ/],
  [/^delete/, /মুছ|মোছ/],
  [/^hide/, /লুক/],
  [/^show/, /দেখ|প্রকাশ/],
  [/^pause/, /বন্ধ/],
  [/^lift/, /তুলে|আবার/],
]
const decisions =
  /^(?:admin\.keys|audit\.(?:did|name)\.\w+|desk\.(?:actions|undo|keys)|(?:suspects\.decision|(?:posts|timelines)\.moderation)|reported\.(?:ask|decided))\.(?<name>\w+)$/

it('a decision has its own word in Bengali wherever it is named', () => {
  const named = [...bengali].flatMap(([key, text]) => {
    const name = decisions.exec(key)?.groups?.name ?? ''
    const word = wordsOfDecisions.find(([begins]) => begins.test(name))?.[1]
    return word && !/(Text|Hint|Note)$/.test(name) ? [{ key, isRight: word.test(text) }] : []
  })
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter(({ isRight }) => !isRight).map(({ key }) => key)).toEqual([])
})
