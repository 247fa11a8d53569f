import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { made, mediaRow } from '../test/rows.ts'
import { viewers } from '../test/viewers.ts'
import type { SupportRow } from './store.ts'
import { ownRequestView, requestView } from './view.ts'

const request: SupportRow = {
  id: 'request',
  user_id: 'owner',
  name: 'Rahima Begum',
  phone: '8801712345678',
  description: 'I need a lawyer.',
  status: 'pending',
  created_at: made,
  files: [mediaRow(), mediaRow({ name: 'voice.mp3', kind: 'audio', thumbnail_name: null })],
}
const words = {
  _id: 'request',
  name: 'Rahima Begum',
  phone: '8801712345678',
  desc: 'I need a lawyer.',
  status: 'pending',
  createdAt: made.toISOString(),
}

// Shows spec 3.10.
test('who asked for support reads what they wrote and how many files they sent, without their addresses', () => {
  expect(ownRequestView(request)).toEqual({ ...words, fileCount: 2 })
})

// Shows spec 3.10.
test('an admin gets the files under addresses for themselves alone', () => {
  const deps = { serverKey: randomBytes(32) }
  const { files, ...rest } = requestView(deps, request, viewers.admin)
  expect(rest).toEqual({ ...words, can: { moderate: true } })
  expect(files.map(({ type }) => type)).toEqual(['image', 'audio'])
  for (const { url } of files) expect(url).toMatch(/^\/media\/private\/(picture\.jpg|voice\.mp3)\?session=/)
  const others = requestView(deps, request, viewers.superAdmin).files
  expect(others.map(({ url }) => url)).not.toEqual(files.map(({ url }) => url))
})
