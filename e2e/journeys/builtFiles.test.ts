import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import doiuse from 'doiuse'
import postcss from 'postcss'
import { polyfills } from '../../web/app/page/polyfills.ts'
import { browserFloor } from '../../web/browserFloor.ts'

const root = path.join(import.meta.dirname, '../..')
const client = path.join(root, 'web/build/client')

const ownerNames = new Map<object, string>([
  [Array.prototype, 'Array'],
  [String.prototype, 'String'],
  [Object, 'Object'],
  [Promise, 'Promise'],
])

/** What scripts may use beyond ES2021, by the names of es-check. */
const available = [
  ...polyfills.flatMap(([owner, functions]) =>
    Object.keys(functions).map(
      (name) => `${ownerNames.get(owner)}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    ),
  ),
  'ArrayPrototypeAt',
  // Since Chrome 89, Safari 15 and Firefox 89.
  'TopLevelAwait',
  // A library of tus-js-client uses it where it exists.
  'Uint8ArrayFromBase64',
]

test('the built scripts use nothing that the oldest supported browsers lack', async () => {
  const check = promisify(execFile)(
    process.execPath,
    [
      path.join(root, 'node_modules/es-check/lib/cli/index.js'),
      'es2021',
      `${client}/*.js`,
      `${client}/assets/*.js`,
      '--module',
      '--checkFeatures',
      '--noCache',
      `--ignore=${available.join()}`,
    ],
    { maxBuffer: 1e8 },
  )
  await check.catch(({ stdout }) => {
    throw new Error(`${stdout}`)
  })
})

test('no built script contains a look-behind, which is a syntax error in Safari before 16.4', async () => {
  const scripts = globSync('{*,assets/*}.js', { cwd: client })
  expect(scripts.length).toBeGreaterThan(100)
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(client, file), 'utf8')))
  expect(scripts.filter((_file, at) => /\(\?<[=!]/.test(texts[at] ?? ''))).toEqual([])
})

/** What some of these browsers lack, by the names of caniuse, with the uses of it that cost nothing there. */
const expendable: Record<string, RegExp> = {
  // The initial values of Tailwind's variables, for browsers without `@property`: those without layers have it.
  'css-cascade-layers': /^@layer properties\s*{/,
  'viewport-unit-variants': /100dvh/,
  // Beside a rule for browsers without it.
  'css-has': /^\.focus-inside/,
  // How narrow bars leave words out.
  'css-container-queries': /^@container /,
  // Text of `content`, which all have.
  'css3-attr': /--tw-content:/,
  // Fonts with others behind them, pointers and scrollbars.
  'extended-system-fonts': /font-family/,
  'css-resize': /resize:/,
  'css-touch-action': /touch-action:/,
  'css3-cursors': /cursor:/,
  'css3-cursors-newer': /cursor:/,
  'css-scrollbar': /scrollbar-width:/,
  'css-overscroll-behavior': /overscroll-behavior:/,
}

test('the built style sheets use nothing that the oldest supported browsers lack without a fallback', async () => {
  const { ios, ...others } = browserFloor
  const browsers = Object.entries({ ...others, ios_saf: ios }).map((browser) => browser.join(' '))
  const missed: string[] = []
  const sheets = globSync('assets/*.css', { cwd: client })
  expect(sheets).not.toEqual([])
  const plugin = doiuse({
    browsers,
    onFeatureUsage({ feature, featureData, usage }) {
      const use = String(usage)
      if (featureData.missing && !expendable[feature]?.test(use))
        missed.push(`${feature}: ${use.slice(0, 200)}`)
    },
  })
  for (const sheet of sheets) {
    await postcss([plugin]).process(await readFile(path.join(client, sheet), 'utf8'), { from: undefined })
  }
  expect(missed).toEqual([])
})
