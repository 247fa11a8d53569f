import { expect, test } from 'vitest'
import { makePost } from '../test/make.ts'
import { postData } from './postData.ts'

const shown = {
  url: 'https://bichar.example/postDetails/1',
  description: 'Theft · Khulna',
  picture: 'https://bichar.example/share-cards/en/1.jpg?v=1',
  kinds: ['Theft'],
  place: 'Khulna',
}
const user = { _id: 'u', name: 'Zubaida Parvin', avatar: null }
const criminal = { _id: 'c', name: 'Moksed Gazi', status: 'wanted', photo: null }

test('has the author of a report with a name, days only, and nobody whom it names', () => {
  const post = makePost({
    title: 'Nets cut',
    user: user as never,
    isAnonymous: false,
    createdAt: '2026-11-30T19:30:00.000Z',
    updatedAt: '2026-12-02T20:00:00.000Z',
    publishedOn: '2026-12-02',
    criminals: [criminal as never],
  })
  expect(postData(post, shown)).toEqual({
    '@type': 'DiscussionForumPosting',
    headline: 'Nets cut',
    url: shown.url,
    description: shown.description,
    image: shown.picture,
    datePublished: '2026-12-02',
    dateModified: '2026-12-03',
    articleSection: ['Theft'],
    contentLocation: { '@type': 'Place', name: 'Khulna' },
    author: { '@type': 'Person', name: 'Zubaida Parvin' },
  })
})

test('is of the day on which it was published, and was not changed before that', () => {
  const post = makePost({ updatedAt: '2026-11-01T04:00:00.000Z', publishedOn: '2026-11-03' })
  expect(postData(post, shown)).toMatchObject({ datePublished: '2026-11-03', dateModified: '2026-11-03' })
})

test('has no author of an anonymous one, whoever reads it, and leaves out what is not known', () => {
  // To its author it says who wrote it.
  for (const reader of [null, user]) {
    const post = makePost({ user: reader as never, isAnonymous: true })
    const data = postData(post, { ...shown, kinds: [], place: '' })
    expect(data.author).toBeUndefined()
    expect(JSON.stringify(data)).not.toMatch(/Zubaida|author|articleSection|contentLocation/)
  }
})
