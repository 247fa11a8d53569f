import { beforeEach, expect, test, vi } from 'vitest'
import { compressImage } from './compressImage.ts'
import { acceptedBy, type PictureRule, takeInPicture } from './takeInPicture.ts'

vi.mock('./compressImage.ts', () => ({ compressImage: vi.fn() }))

const rule: PictureRule = {
  extensions: ['jpg', 'gif'],
  wrongType: 'avatar_type',
  mostBytes: 2_000,
  tooLarge: 'avatar_too_large',
}
const signatures = { jpeg: '\xff\xd8\xff', gif: 'GIF89a', webp: 'RIFF\0\0\0\0WEBP' }
const file = (name: string, bytes: number, format: keyof typeof signatures = 'jpeg') => {
  const content = new Uint8Array(bytes)
  content.set(Uint8Array.from(signatures[format], (letter) => letter.charCodeAt(0)).subarray(0, bytes))
  return new File([content], name, { type: `image/${format}` })
}
const small = file('small.jpg', 900)

beforeEach(() => void vi.mocked(compressImage).mockResolvedValue(small))

test('a photo of any size is taken when it fits once it has been made smaller', async () => {
  const photo = file('IMG_0001.JPG', 9_000)
  expect(await takeInPicture(rule, photo)).toBe(small)
  expect(compressImage).toHaveBeenCalledWith(photo)
  expect(await takeInPicture(rule, file('IMG_0002.jfif', 9_000))).toBe(small)
  expect(acceptedBy(rule)).toBe('.jpg,.gif')
})

test.each([
  ['that is empty', file('me.jpg', 0), 'file_missing'],
  ['of another type', file('me.jpg', 20, 'webp'), 'avatar_type'],
])('a file %s is refused', async (_what, chosen, code) => {
  await expect(takeInPicture(rule, chosen)).rejects.toMatchObject({ code })
})

test('what is too large still, or cannot be shown, is refused', async () => {
  const moving = file('cat.gif', 2_001, 'gif')
  vi.mocked(compressImage).mockResolvedValueOnce(moving)
  await expect(takeInPicture(rule, moving)).rejects.toMatchObject({ code: 'avatar_too_large' })
  vi.mocked(compressImage).mockRejectedValue(new Error('The image cannot be decoded'))
  await expect(takeInPicture(rule, file('x.jpg', 9))).rejects.toMatchObject({ code: 'file_damaged' })
  await expect(takeInPicture(rule, file('x.jpg', 2_001))).rejects.toMatchObject({ code: 'avatar_too_large' })
})
