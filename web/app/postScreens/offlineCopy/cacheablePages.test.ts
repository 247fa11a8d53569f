import type { Comment } from '@bichar/contract/comments.ts'
import type { Post } from '@bichar/contract/posts.ts'
import { describe, expect, it } from 'vitest'
import { commentsOptions } from '../../comments/queries.ts'
import { pendingOptions } from '../../moderation/review/pendingPosts.ts'
import { feedOptions, personPostsOptions, postOptions, suspectPostsOptions } from '../../posts/queries.ts'
import { pickerOptions } from '../../reactions/addedReactions.ts'
import { managedSuspectsOptions, suspectOptions, suspectsOptions } from '../../suspects/queries.ts'
import { timelinesOptions } from '../../timelines/queries.ts'
import { isCacheable, toOfflineCopy } from './cacheablePages.ts'

const person = { _id: '019a', name: 'Rokeya', profileImg: null }
const post = (change: object) =>
  ({
    _id: 'p',
    title: 'Seen',
    isAnonymous: false,
    isAllowed: true,
    user: person,
    review: { state: 'approved', reason: 'Well told', version: 3 },
    reportCount: 4,
    withoutAccount: false,
    hasReacted: true,
    criminals: [],
    hasPendingSuspects: false,
    can: { edit: true, delete: true, changeAnonymity: true, moderate: true, addTimeline: true },
    ...change,
  }) as unknown as Post
const list = (page: object) => ({ pages: [page], pageParams: [null] })
const feed = feedOptions(null).queryKey
const one = postOptions('p').queryKey

describe('what is kept', () => {
  it.each([
    ['the feed', feed],
    ['a post', one],
    ['its comments', commentsOptions('p').queryKey],
    ['what became of it', timelinesOptions('p').queryKey],
    ['suspects', suspectsOptions({ status: '', category: '', district: '', upazila: '' }).queryKey],
    ['a suspect', suspectOptions('s').queryKey],
    ['the posts about one', suspectPostsOptions('s').queryKey],
  ])('%s', (_name, key) => expect(isCacheable(key)).toBe(true))

  it.each([
    ["a person's own posts", personPostsOptions('u').queryKey],
    ['the suspects of the panel', managedSuspectsOptions({ search: '', status: '' }).queryKey],
    ['what waits for a moderator', pendingOptions('').queryKey],
    ['the posts of a picker', pickerOptions().queryKey],
    ['notifications', ['notifications', 'list']],
    ['what merely begins alike', ['postsOfMine', 'feed']],
  ])('not %s', (_name, key) => expect(isCacheable(key)).toBe(false))
})

describe('as it is kept', () => {
  it('a report without a name has no author, whoever reads it, and nothing can be done with any', () => {
    const kept = toOfflineCopy(one, post({ isAnonymous: true })) as Post
    expect(kept.user).toBeNull()
    expect(Object.values(kept.can)).not.toContain(true)
    expect(kept).toMatchObject({ title: 'Seen', hasReacted: true, review: null })
    expect(kept).not.toHaveProperty('reportCount')
    expect(kept).not.toHaveProperty('withoutAccount')
  })

  it('a name that everybody sees stays', () => {
    expect(toOfflineCopy(one, post({}))).toMatchObject({ user: person })
  })

  it('what waits for a moderator is left out', () => {
    expect(toOfflineCopy(one, post({ isAllowed: false }))).toBeUndefined()
    const page = { posts: [post({ isAllowed: false }), post({ _id: 'q' })], nextCursor: 'c' }
    expect(toOfflineCopy(feed, list(page))).toMatchObject(list({ posts: [{ _id: 'q' }], nextCursor: 'c' }))
    const held = { isHeld: true, replies: [] } as unknown as Comment
    const said = { isHeld: false, isAnonymous: true, user: person, can: { delete: true } }
    const secret = { ...said, _id: 'c', replies: [{ ...said, _id: 'r' }, held] }
    const kept = { ...said, user: null, can: { delete: false } }
    expect(toOfflineCopy(['comments', 'p'], list({ comments: [held, secret] }))).toEqual(
      list({ comments: [{ ...kept, _id: 'c', replies: [{ ...kept, _id: 'r' }] }] }),
    )
    const entries = [{ isApproved: false }, { _id: 't', isApproved: true, createdBy: person, can: {} }]
    expect(toOfflineCopy(['timelines', 'p'], entries)).toMatchObject([{ _id: 't', createdBy: null }])
  })

  it('whoever made the profile of a suspect is not in it', () => {
    const mine = { _id: 's', shown: 'shown', createdBy: person, review: { isReturned: true }, can: {} }
    expect(toOfflineCopy(['suspects', 'one', 's'], mine)).toMatchObject({
      createdBy: null,
      review: null,
      can: { edit: false, decide: false },
    })
  })

  it('nobody is named whom a moderator has not shown to everybody', () => {
    const shown = { _id: 's', shown: 'shown', can: {} }
    for (const state of ['proposed', 'hidden', 'removed']) {
      const mine = { ...shown, _id: 'm', shown: state }
      expect(toOfflineCopy(['suspects', 'one', 'm'], mine)).toBeUndefined()
      expect(toOfflineCopy(['suspects', 'list'], list({ criminals: [mine, shown] }))).toMatchObject(
        list({ criminals: [{ _id: 's' }] }),
      )
      expect(toOfflineCopy(one, post({ criminals: [mine, shown] }))).toMatchObject({
        criminals: [shown],
        hasPendingSuspects: state === 'proposed',
      })
    }
  })

  it('a list that goes on for ever is kept from its beginning', () => {
    const pages = Array.from({ length: 30 }, (_, page) => ({ posts: [post({ _id: `${page}` })] }))
    const pageParams = pages.map((_, page) => page)
    const kept = toOfflineCopy(feed, { pages, pageParams }) as {
      pages: { posts: Post[] }[]
      pageParams: unknown[]
    }
    expect(kept.pages.length).toBe(kept.pageParams.length)
    expect(kept.pages.length).toBeLessThan(30)
    expect(kept.pages[0]?.posts[0]?._id).toBe('0')
  })
})
