import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const app = import.meta.dirname
const read = (file: string) => readFileSync(path.join(app, file), 'utf8')

test('text has the sizes that the theme names, and no other', () => {
  const named = [...read('theme.css').matchAll(/--text-(\w+):/g)].map(([, name]) => name)
  expect(named).toEqual(['mark', 'sm', 'base', 'lg', 'xl'])
  const sizes = /(?<![\w-])text-(xs|\d?xl|\[\d[^\]]*\])(?![\w-])/g
  const others = globSync('**/*.tsx', { cwd: app }).flatMap((file) =>
    [...read(file).matchAll(sizes)]
      .filter(([, size]) => !named.includes(size) && size !== '[0px]')
      .map(([size]) => `${file}: ${size}`),
  )
  expect(others).toEqual([])
})
