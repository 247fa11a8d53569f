import { expect, test } from 'vitest'
import { hasTests } from './setup.mjs'

test.each([
  ['nothing is installed', undefined, false],
  ['the product alone is installed', { 'node_modules/react': {} }, false],
  ['tests are installed as well', { 'node_modules/react': {}, 'node_modules/vitest': { dev: true } }, true],
] as const)('where %s, starting keeps it so', (_what, installed, kept) => {
  expect(hasTests(installed)).toBe(kept)
})
