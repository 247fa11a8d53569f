import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notices, noticesFile } from './thirdParty.mjs'

test('THIRD_PARTY_NOTICES is what npm run notices writes', () => {
  expect(notices() === readFileSync(noticesFile, 'utf8'), 'run npm run notices').toBe(true)
})
