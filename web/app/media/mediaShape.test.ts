import type { Media } from '@bichar/contract/posts.ts'
import { expect, it } from 'vitest'
import { boxRatio, drawnSizes, pictureSizes } from './mediaShape.ts'

const picture = (width: number | null, height: number | null): Media => ({
  url: '/media/a.jpg',
  thumbnail: '/media/a-small.jpg',
  type: 'image',
  alt: '',
  width,
  height,
  duration: null,
  bytes: 200_000,
  thumbnailBytes: 40_000,
  widths: [],
})

it('a picture keeps its own shape', () => {
  expect(boxRatio(picture(1600, 1200))).toBeCloseTo(4 / 3)
})

it('a very tall or very wide picture gets a box that leaves room for the text', () => {
  expect(boxRatio(picture(400, 4000))).toBe(0.8)
  expect(boxRatio(picture(4000, 400))).toBe(2.2)
})

it('a video of unknown size gets the shape that videos have', () => {
  expect(boxRatio(picture(null, null))).toBeCloseTo(16 / 9)
})

it('a browser is told how wide both sizes of a picture are', () => {
  expect(pictureSizes(picture(1920, 1440))).toBe('/media/a-small.jpg 640w, /media/a.jpg 1920w')
  expect(pictureSizes(picture(960, 1280))).toBe('/media/a-small.jpg 480w, /media/a.jpg 960w')
})

it('there is nothing to choose when the thumbnail is as large as the picture', () => {
  expect(pictureSizes(picture(500, 300))).toBeUndefined()
  expect(pictureSizes({ ...picture(900, 900), thumbnail: null })).toBeUndefined()
})

it('a browser that knows WebP chooses from its sizes, whose addresses are signed where the picture is', () => {
  const drawn = { ...picture(900, 600), widths: [360, 720] }
  expect(drawnSizes(drawn)).toBe('/media/a-360.webp 360w, /media/a-720.webp 720w')
  const url = '/media/private/a.jpg?session=1.jpg&until=2'
  expect(drawnSizes({ ...drawn, url, widths: [360] })).toBe(
    '/media/private/a-360.webp?session=1.jpg&until=2 360w',
  )
  expect(drawnSizes(picture(900, 600))).toBeUndefined()
})
