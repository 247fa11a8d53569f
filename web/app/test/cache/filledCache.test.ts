import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const app = path.resolve(import.meta.dirname, '../..')

/** Queries that no change of this app concerns. */
const unchanged = ['aboutOptions', 'placesOptions', 'suggestionsOptions', 'textGenerationOptions']

test('the filled cache holds every query of the app that others can name', () => {
  const filled = readFileSync(path.join(import.meta.dirname, 'filledCache.ts'), 'utf8')
  const missing = globSync('**/*.ts', { cwd: app })
    .filter((file) => !/^test|\.test\.ts$/.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(app, file), 'utf8').matchAll(/^export const (\w+Options) =/gm),
    ])
    .map(([, name = '']) => name)
    .filter((name) => !filled.includes(`${name}(`))
  expect(missing.toSorted()).toEqual(unchanged)
})
