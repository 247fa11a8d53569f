import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const filesWith = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted()

// Each of these files asks the data saver, or shows what costs no data: a file of this device, a picture of the app itself.
it('a picture is drawn by those who know the data saver, and by nobody else', () => {
  expect(filesWith(/<img\b/)).toEqual([
    'media/Avatar.tsx',
    'media/OwnPicture.tsx',
    'media/Picture.tsx',
    'suspects/NoPhoto.tsx',
  ])
  expect(filesWith(/<video\b|<audio\b|\bposter=/)).toEqual([
    'media/AudioPlayer.tsx',
    'media/Recording.tsx',
    'media/VideoBox.tsx',
    'media/ViewedVideo.tsx',
    'media/picking/MediaPreview.tsx',
  ])
  expect(filesWith(/<picture\b|<source\b/)).toEqual(['media/Picture.tsx'])
  expect(filesWith(/backgroundImage|\bimageSrcSet|new Image\(/)).toEqual(['media/ViewedMedia.tsx'])
})
