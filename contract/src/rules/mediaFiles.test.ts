import { expect, test } from 'vitest'
import { errors } from './errors.ts'
import {
  acceptedFiles,
  extensionsOf,
  imageLongestSide,
  imageQuality,
  imageTargetBytes,
  kindByName,
  type MediaKind,
  mostBytes,
  tooManyBytes,
} from './mediaFiles.ts'

const kinds = ['image', 'video', 'audio'] as const satisfies readonly MediaKind[]
const names = {
  image: ['a.jpg', 'a.jpeg', 'a.jpe', 'a.jfif', 'a.png', 'a.gif', 'a.webp', 'a.avif'],
  video: ['a.mp4', 'a.m4v', 'a.3gp', 'a.webm', 'a.mov'],
  audio: ['a.mp3', 'a.wav', 'a.ogg', 'a.oga', 'a.opus', 'a.m4a'],
}

test('a file is a picture, a video or a recording by its name, however that is capitalised', () => {
  for (const kind of kinds) {
    for (const name of names[kind]) {
      expect(kindByName(name)).toBe(kind)
      expect(kindByName(`my.gif.holiday${name.toUpperCase()}`)).toBe(kind)
    }
    expect(names[kind]).toHaveLength(extensionsOf(kind).length)
  }
})

test.each(['', 'jpgx', 'picture.', 'picture.exe', 'picture.jpg.svg', 'পিকচার'])(
  '%j is none of them',
  (name) => {
    expect(kindByName(name)).toBeUndefined()
  },
)

test('a field for files offers those that may be attached', () => {
  expect(acceptedFiles(['video', 'audio'])).toBe('.mp4,.m4v,.3gp,.webm,.mov,.mp3,.wav,.ogg,.oga,.opus,.m4a')
  expect(acceptedFiles(['image'])).toBe('.jpg,.jpeg,.jpe,.jfif,.png,.gif,.webp,.avif')
})

test.each(kinds)('a file that is too large is refused with the limit that it exceeded (%s)', (kind) => {
  const [status, message] = errors[tooManyBytes[kind]]
  expect(status).toBe(413)
  expect(message).toMatch(new RegExp(`^${kind} size cannot exceed ${mostBytes[kind] / 1024 / 1024}MB$`, 'i'))
})

test('pictures are brought to 1 MB and 1920 pixels, videos may have 10 MB and recordings 5', () => {
  expect({ imageTargetBytes, imageLongestSide, imageQuality, ...mostBytes }).toMatchObject({
    imageTargetBytes: 1024 * 1024,
    imageLongestSide: 1920,
    imageQuality: 0.8,
    video: 10 * 1024 * 1024,
    audio: 5 * 1024 * 1024,
  })
})
