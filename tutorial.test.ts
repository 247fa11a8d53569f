import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

// A tutorial that no longer matches the code loses whom it is for.

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8')

/** The hunks of the diffs in the tutorial, each with its file. */
const hunks = [...read('docs/tutorial/first-change.md').matchAll(/```diff\n(.*?)```/gs)].flatMap(
  ([, diffs = '']) =>
    diffs
      .split(/^--- /m)
      .slice(1)
      .flatMap((diff) => {
        const [file = '', ...lines] = diff.split('\n')
        const parts = lines.join('\n').split(/^@@.*\n/m)
        return parts.slice(1).map((part) => ({ file, lines: part.split('\n') }))
      }),
)

/** The lines of a hunk with one of these signs; a long line is shortened in the tutorial. */
const linesWith = (lines: readonly string[], signs: string) =>
  lines
    .filter((line) => line && signs.includes(line[0] ?? ''))
    .map((line) => line.slice(1).replace(/ …",$/, ''))

function stands(expected: readonly string[], file: string): boolean {
  const lines = read(file).split('\n')
  return lines.some((_, at) => expected.every((line, index) => lines[at + index]?.startsWith(line)))
}

test('the diffs of the tutorial apply to the code as it is, or have been applied', () => {
  expect(hunks.length).toBeGreaterThan(10)
  const stale = hunks.filter(
    ({ file, lines }) => !stands(linesWith(lines, ' -'), file) && !stands(linesWith(lines, ' +'), file),
  )
  expect(stale).toEqual([])
})
