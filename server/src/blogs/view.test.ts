import { describe, expect, test } from 'vitest'
import { changed, made, mediaRow } from '../test/rows.ts'
import { viewers } from '../test/viewers.ts'
import type { BlogRow } from './store.ts'
import { blogView, summaryView } from './view.ts'

const blog = (row: Partial<BlogRow> = {}): BlogRow => ({
  id: 'blog',
  title: 'Safer roads',
  content: 'First.\n\nSecond.',
  category: ['Crime', 'Health'],
  hashtags: ['road'],
  is_published: true,
  author_name: 'Salma Khatun',
  author_avatar: '/media/salma.jpg',
  picture: mediaRow(),
  created_at: made,
  sort_key: 'key',
  updated_at: changed,
  ...row,
})

const shown = {
  _id: 'blog',
  title: 'Safer roads',
  category: ['Crime', 'Health'],
  hashtags: ['road'],
  image: '/media/picture.jpg',
  imageAlt: 'A broken gate',
  thumbnail: '/media/small.jpg',
  imageWidth: 1920,
  imageHeight: 1080,
  imageWidths: [360, 720],
  imageBytes: 250_000,
  thumbnailBytes: 20_000,
  isPublished: true,
  author: { name: 'Salma Khatun', avatar: '/media/salma.jpg' },
  createdAt: made.toISOString(),
  updatedAt: changed.toISOString(),
  can: { edit: false, delete: false, publish: false },
}

describe('a blog', () => {
  // Shows spec 3.11.
  test('is read as a whole, and in a list with its beginning alone', () => {
    expect(blogView(blog(), viewers.guest)).toStrictEqual({ ...shown, content: 'First.\n\nSecond.' })
    expect(summaryView(blog({ content: 'First.' }), viewers.guest)).toStrictEqual({
      ...shown,
      excerpt: 'First.',
    })
  })

  test('whose picture is gone has nothing of one', () => {
    expect(blogView(blog({ picture: null }), viewers.guest)).toMatchObject({
      image: null,
      thumbnail: null,
      imageWidth: null,
      imageHeight: null,
      imageBytes: null,
      thumbnailBytes: null,
    })
  })

  test('whose author has left has none', () => {
    expect(blogView(blog({ author_name: null, author_avatar: null }), viewers.guest).author).toBeNull()
  })

  test('carries what the viewer may do', () => {
    expect(blogView(blog(), viewers.admin).can).toEqual({ edit: true, delete: true, publish: true })
  })
})
