import { separators } from '@bichar/contract/rules/search/words.ts'
import { diffArrays } from 'diff/lib/diff/array.js'

/** A part of two texts that is in both, or in one of them. */
export interface TextChange {
  kind: 'same' | 'removed' | 'added'
  text: string
}

const separator = new RegExp(`(${separators.source})`)
const isSeparated = new RegExp(`^${separators.source}+$`)

/** The work grows with the square of it. Where more words have changed than that, all from the first to the last of them count as new. */
const maxChanges = 1_000

/** The same in words and the separators between them. */
interface Run {
  kind: TextChange['kind']
  words: readonly string[]
}

/**
 * How one text became another, by whole words: all but what is added is the text before, all but what is removed the text after.
 */
export function wordChanges(before: string, after: string): TextChange[] {
  const old = before.split(separator).filter(Boolean)
  const current = after.split(separator).filter(Boolean)
  const start = countEqual(old, current)
  const end = countEqual(old.slice(start).reverse(), current.slice(start).reverse())
  const middle = (words: readonly string[]) => words.slice(start, words.length - end)
  return joined(
    shifted([
      { kind: 'same', words: current.slice(0, start) },
      ...middleRuns(middle(old), middle(current)),
      { kind: 'same', words: current.slice(current.length - end) },
    ]),
  )
}

/** With how many equal words two lists begin. */
function countEqual(one: readonly string[], other: readonly string[]): number {
  const different = one.findIndex((word, index) => word !== other[index])
  return different < 0 ? one.length : different
}

function middleRuns(old: string[], current: string[]): Run[] {
  const changes = diffArrays(old, current, { maxEditLength: maxChanges })?.map(
    ({ value, added, removed }): Run => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      words: value,
    }),
  )
  return (
    changes ?? [
      { kind: 'removed', words: old },
      { kind: 'added', words: current },
    ]
  )
}

/** Moves what was only added or only removed as far to the right as it can stand, which is mostly behind the end of a sentence. */
function shifted(runs: readonly Run[]): Run[] {
  const result = [...runs]
  for (let index = 1; index + 1 < result.length; index += 1) {
    const [before, run, after] = result.slice(index - 1, index + 2)
    if (!before || !run || !after || run.kind === 'same') continue
    if (before.kind !== 'same' || after.kind !== 'same') continue
    const { words } = run
    const different = after.words.findIndex((word, place) => word !== words[place % words.length])
    const count = different < 0 ? after.words.length : different
    const turned = count % words.length
    result[index - 1] = { kind: 'same', words: [...before.words, ...after.words.slice(0, count)] }
    result[index] = { kind: run.kind, words: [...words.slice(turned), ...words.slice(0, turned)] }
    result[index + 1] = { kind: 'same', words: after.words.slice(count) }
  }
  return result
}

/** Words that were replaced one after the other are shown as one replacement, although the spaces between them are the same. */
function joined(runs: readonly Run[]): TextChange[] {
  const result: TextChange[] = []
  let removed = ''
  let added = ''
  const flush = () => {
    if (removed) result.push({ kind: 'removed', text: removed })
    if (added) result.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const [index, { kind, words }] of runs.entries()) {
    const text = words.join('')
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else if (removed && added && isSeparated.test(text) && isReplaced(runs, index + 1)) {
      removed += text
      added += text
    } else if (text) {
      flush()
      result.push({ kind, text })
    }
  }
  flush()
  return result
}

/** Whether the changes from here on begin with words that were replaced by others. */
const isReplaced = (runs: readonly Run[], index: number): boolean => {
  const next = [runs[index]?.kind, runs[index + 1]?.kind]
  return next.includes('removed') && next.includes('added')
}
