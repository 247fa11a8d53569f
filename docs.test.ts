import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { serverFoundation, serverModules, serverPrograms, webLayers } from './architecture.ts'

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8')
const filesOf = (...patterns: string[]): string[] => globSync(patterns, { cwd: import.meta.dirname }).sort()

const folder = 'docs/decisions'
const records = filesOf(`${folder}/[0-9]*.md`)
const mostWords = 450

describe('decision records', () => {
  test.each(records)('%s has a title, the four headings, and at most one page', (file) => {
    const text = read(file)
    const [title, ...headings] = text.match(/^#+ .*$/gm) ?? []
    expect(title).toMatch(/^# \S/)
    expect(headings).toEqual(['## Status', '## Context', '## Decision', '## Consequences'])
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(mostWords)
  })

  test('are numbered without gaps, and listed by number and title', () => {
    const listed = read(`${folder}/README.md`).match(/^\d+\. .*$/gm)
    expect(listed).toEqual(
      records.map((file, index) => {
        const name = path.basename(file)
        expect(name.slice(0, 5)).toBe(`${String(index + 1).padStart(4, '0')}-`)
        return `${index + 1}. [${read(file).split('\n')[0]?.slice(2)}](${name})`
      }),
    )
  })

  test('exist wherever the code names one', () => {
    const numbers = new Set(records.map((file) => path.basename(file).slice(0, 4)))
    const sources = filesOf('{contract/src,server/src,web/app,web/worker,scripts}/**/*.{ts,tsx,mjs}')
    const wrong = sources.flatMap((file) =>
      [...read(file).matchAll(/docs\/decisions\/(\d+)/g)]
        .filter(([, number = '']) => !numbers.has(number))
        .map(([name]) => `${file} names ${name}, which is not there`),
    )
    expect(wrong).toEqual([])
  })
})

const withoutCode = (document: string): string => read(document).replace(/^```.*?^```$/gms, '')

/** The anchor that a heading has on GitHub. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')

const anchorsIn = (document: string): string[] =>
  [...withoutCode(document).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))

/** Links of a document to files of the repository that are not there, or to a heading that a document does not have. */
function brokenLinks(document: string): string[] {
  const leadsNowhere = (link: string): boolean => {
    const [file = '', anchor] = decodeURI(link).split('#')
    const target = file ? path.posix.join(path.posix.dirname(document), file) : document
    if (!existsSync(path.join(import.meta.dirname, target))) return true
    return anchor !== undefined && target.endsWith('.md') && !anchorsIn(target).includes(anchor)
  }
  return [...withoutCode(document).matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter(leadsNowhere)
    .map((link) => `${document} links to ${link}, which is not there`)
}

test('the tests that docs/anonymity.md names exist', () => {
  const tests = {
    S: filesOf('server/src/**/*.test.ts').map((file) => file.replace('server/src/', '')),
    J: filesOf('e2e/journeys/*.test.ts').map((file) => file.replace('e2e/journeys/', '')),
  }
  // A row names several tests of one kind: S `module/file` "title …", `module/file`. A module alone stands for all its tests.
  const cited = [
    ...read('docs/anonymity.md').matchAll(/\b([SJ]) ((?:`[\w/]+`(?: "[^"]*"(?:, "[^"]*")*)?(?:, )?)+)/g),
  ].flatMap(([, kind, list = '']) =>
    [...list.matchAll(/`([\w/]+)`/g)].map(([, name = '']) => ({ kind: kind as keyof typeof tests, name })),
  )
  expect(cited.length).toBeGreaterThan(100)
  const wrong = cited.filter(
    ({ kind, name }) =>
      !tests[kind].some((file) => `/${file}`.includes(`/${name}.`) || file.startsWith(`${name}/`)),
  )
  expect(wrong).toEqual([])
})

test.each([
  ...Object.entries(webLayers),
  ...Object.entries({ serverFoundation, serverModules, serverPrograms }),
])('the picture of the architecture has the modules of %s in their order', (_name, modules) => {
  expect(read('docs/explain/architecture.md').replaceAll('<br/>', ' ')).toContain(` ${modules.join(' ')}"]`)
})

test('every relative link in the documents leads to a file, and to a heading where it names one', () => {
  const documents = filesOf(
    '*.md',
    'docs/**/*.md',
    '{contract,server/src,web/app,e2e,bench,chaos,mutants,deploy}/**/README.md',
  ).filter((file) => !file.includes('node_modules/'))
  expect(documents.flatMap(brokenLinks)).toEqual([])
})

test('every command of npm in the documents and examples is one that package.json has', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const wrong = filesOf('*.md', 'docs/**/*.md', 'deploy/**/*.*').flatMap((file) =>
    [...read(file).matchAll(/npm run ([\w:-]+)\b(?! -w)/g)]
      .filter(([, name = '']) => !(name in scripts))
      .map(([command]) => `${file} has ${command}, which is not there`),
  )
  expect(wrong).toEqual([])
})
