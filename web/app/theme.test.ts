import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const app = import.meta.dirname
const read = (file: string) => readFileSync(path.join(app, file), 'utf8')
const theme = read('theme.css')

const sources = globSync('**/*.tsx', { cwd: app, exclude: (name) => name.endsWith('.test.tsx') }).map(
  (file) => ({ file, text: read(file) }),
)

/** Where something is written that a pattern finds, as `file: what`. */
const found = (pattern: RegExp, allowed: readonly string[] = []) =>
  sources
    .filter(({ file }) => !allowed.includes(file))
    .flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([what]) => `${file}: ${what}`))

/** The names of the tokens of one kind, such as `card` and `control` of `radius`. */
const named = (kind: string) =>
  [...theme.matchAll(new RegExp(`--${kind}-([a-z]+(?:-[a-z]+)*):`, 'g'))].map(([, name = '']) => name)

test('what development alone shows adds no style to the product', () => {
  expect(theme).toContain('@source not "./styleguide";')
})

test('text has the sizes that the theme names, and no other', () => {
  expect(named('text').filter((name) => !name.includes('line-height'))).toEqual([
    'mark',
    'sm',
    'base',
    'lg',
    'xl',
  ])
  const others = /(?<![\w-])text-(xs|\d?xl|\[\d[^\]]*\])(?![\w-])/g
  expect(found(others).filter((where) => !/: text-(xl|\[0px\])$/.test(where))).toEqual([])
})

test('corners are those of a card or a control, or round', () => {
  const names = [...named('radius'), 'full', 'none']
  expect(names).toEqual(['card', 'control', 'full', 'none'])
  const corners = found(/(?<![\w-])rounded(-\[[^\]]*\]|-\w+)*(?![\w-])/g)
  expect(corners.filter((where) => !names.some((name) => where.endsWith(`-${name}`)))).toEqual([])
})

test('a line around something is one pixel wide; only rings around marks and pictures are wider', () => {
  const rings = [
    ...['media/MediaTile.tsx', 'moderation/desk/TimelinePanel.tsx', 'postScreens/SuspectFaces.tsx'],
    ...['timelines/CaseLine.tsx', 'timelines/TimelineEntry.tsx'],
  ]
  expect(found(/(?<![\w-])border-(\d|\[\d)[^\s'"`]*/g, rings)).toEqual([])
})

test('space is of the scale, but at the edges of the screen, beside its bars, and in proportion to a text', () => {
  const own = found(/(?<![\w-])-?(?:[mp][trblxyse]?|gap(?:-[xy])?)-\[[^\]]*\]/g)
  expect(own.filter((where) => !/^shell\/|env\(|\dem\]$/.test(where))).toEqual([])
})

test('no colour is written but as a token', () => {
  // The colour of the browser's own bar cannot be a variable, and the marks of networks have the colours by which people know them.
  const others = ['root.tsx', 'sharing/NetworkMark.tsx']
  const raw =
    /(?<=['"`\s[:(])#[\da-f]{3,8}\b|(?<![\w$-])(?:rgba?|hsla?|oklch|oklab|lab|lch)\(|-\[(?:color:|#)[^\]]*\]/gi
  expect(found(raw, others)).toEqual([])
})

/** Both values of each colour, for the light theme and the dark one. */
const colours = new Map(
  [...theme.matchAll(/--color-([a-z-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, name = '', light, dark, both = '']) => [name, [light ?? both, dark ?? both]] as const,
  ),
)

/** The relative luminance of WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['page', 'surface', 'raised'] as const
const pairs: [min: number, name: string, on: readonly string[]][] = [
  // What is read.
  [7, 'ink', [...grounds, 'line', 'tint', 'notice']],
  [7, 'page', ['ink']],
  [7, 'on-notice', ['notice']],
  [7, 'on-stage', ['stage', 'stage-raised']],
  [7, 'on-banner', ['banner']],
  // What is said beside it, and what is pressed.
  [4.5, 'quiet', grounds],
  [4.5, 'brand', [...grounds, 'tint']],
  [4.5, 'on-brand', ['brand', 'brand-strong']],
  [4.5, 'alarm', [...grounds, 'line']],
  [4.5, 'on-alarm', ['alarm', 'alarm-strong']],
  [4.5, 'calm', grounds],
  [4.5, 'on-calm', ['calm']],
  [4.5, 'good-on-ink', ['ink']],
  [4.5, 'bad-on-ink', ['ink']],
  // The borders of what can be pressed or written into.
  [3, 'edge', grounds],
]

test.each(pairs)('at least %d : 1 in both themes: %s on %j', (min, name, on) => {
  const low = on.flatMap((ground) =>
    [0, 1].map((at) => {
      const ratio = contrast(colours.get(name)?.[at] ?? '', colours.get(ground)?.[at] ?? '')
      return ratio >= min ? '' : `${at === 0 ? 'light' : 'dark'}, on ${ground}: ${ratio.toFixed(2)}`
    }),
  )
  expect(low.filter(Boolean)).toEqual([])
})

test('every colour is in a pair', () => {
  const paired = new Set(pairs.flatMap(([, name, on]) => [name, ...on]))
  const alone = [...colours.keys()].filter((name) => !paired.has(name))
  expect(alone).toEqual([])
})
