import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../core/refusal.ts'
import { storeUploads } from './media.ts'

const busy = new ApiError('too_many_requests', { retryAfterSeconds: 600 })

vi.mock('./mediaQueue.ts', () => ({ openMediaQueue: () => () => Promise.reject(busy) }))

test('that a sender has to wait is no refusal of their file, and says for how long', async () => {
  const path = fileURLToPath(new URL('../test/samples/sound.mp3', import.meta.url))
  const upload = { sender: 's', isGuest: true, field: 'medias', path, bytes: 1, fileName: 'a.mp3' }
  await expect(storeUploads({} as never, [upload])).rejects.toBe(busy)
})
