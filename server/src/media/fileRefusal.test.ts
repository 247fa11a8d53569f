import { expect, test } from 'vitest'
import { ApiError } from '../core/refusal.ts'
import { naming } from './fileRefusal.ts'

const uploadOf = (field: string) => ({ sender: 's', isGuest: true, field, path: 'x', bytes: 1, fileName: '' })
const all = [uploadOf('medias'), uploadOf('evidence'), uploadOf('medias')] as const

test('a refusal of a file says which one of its field it is', async () => {
  await expect(naming(all[2], all, Promise.reject(new ApiError('file_damaged')))).rejects.toMatchObject({
    code: 'file_damaged',
    details: { fields: { medias: 'file_damaged' }, file: 1 },
  })
})

test.each([
  new ApiError('too_many_requests', { retryAfterSeconds: 600 }),
  new ApiError('unavailable', { retryAfterSeconds: 6 }),
  new Error('ENOSPC'),
])(
  'that a sender has to wait, or that something is broken, is no refusal of their file: %s',
  async (error) => {
    await expect(naming(all[0], all, Promise.reject(error))).rejects.toBe(error)
  },
)
