// npm run mutants: mutation tests, which check whether the tests notice deliberate bugs. Run by hand, never part of the tests:
// docs/how-to/mutation-testing.md
import os from 'node:os'
import path from 'node:path'
import Stryker from '@stryker-mutator/core'
import { groups, leastScore } from './groups.mjs'

/** The states that count as noticed and as missed. Mutants that are ignored or cannot run count as neither. */
const noticed = ['Killed', 'Timeout']
const missed = ['Survived', 'NoCoverage']

function scoreOf(mutants) {
  const count = (states) => mutants.filter(({ status }) => states.includes(status)).length
  const [killed, alive] = [count(noticed), count(missed)]
  return { killed, alive, percent: killed + alive === 0 ? 100 : (100 * killed) / (killed + alive) }
}

const isIn = (group) => {
  const files = group.map((pattern) => path.resolve(pattern))
  return ({ fileName }) => files.some((pattern) => path.matchesGlob(path.resolve(fileName), pattern))
}

const row = (name, { killed, alive, percent }) =>
  `| ${name} | ${killed + alive} | ${killed} | ${percent.toFixed(1)} % |`

// A lower priority, so that other work on this machine goes first.
os.setPriority(10)
const chosen = process.argv.slice(2)
const stryker = new Stryker({
  configFile: 'mutants/stryker.config.mjs',
  ...(chosen.length > 0 && { mutate: chosen, force: true }),
})
const mutants = await stryker.runMutationTest()

const scores = Object.entries(groups).map(([name, group]) => [name, scoreOf(mutants.filter(isIn(group)))])
console.log(
  [
    '| | mutants | noticed | score |',
    '|---|--:|--:|--:|',
    ...scores.map(([name, score]) => row(name, score)),
    row('All', scoreOf(mutants)),
  ].join('\n'),
)
process.exitCode = scores.every(([, { percent }]) => percent >= leastScore) ? 0 : 1
