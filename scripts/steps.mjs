// Runs the checks of the project, and tells what became of each: the failures first, by line, and then the counts.
import { spawn } from 'node:child_process'
import os from 'node:os'
import { readOutput } from './reports.mjs'
import { root, run, withPinnedNode } from './setup.mjs'

/** Runs one of the packages' commands before everybody's eyes; returns its exit code. */
export const tool = (command, ...args) => run(command, args, { env: withPinnedNode() })

/** The checks that need neither a database nor a browser, and say what is wrong by themselves. */
export const staticChecks = {
  'Format and lint': ['npm', 'run', '--silent', 'lint'],
  Types: ['npm', 'run', '--silent', 'types'],
  'Dead code': ['npm', 'run', '--silent', 'deadcode'],
}

/** Runs commands side by side; each speaks when it has ended, and only if it failed. */
export const runTogether = (commands) =>
  Promise.all(Object.entries(commands).map((command) => runOne(command).then(tell)))

/**
 * Begins commands that take what others leave of the processors. Returns how to wait for them, and they speak only then:
 * whatever runs meanwhile has the screen to itself.
 */
export function beginAside(commands) {
  const ended = Promise.all(Object.entries(commands).map((command) => runOne(command, aside)))
  return async () => (await ended).map(tell)
}

async function runOne([name, [command, ...args]], priority = 0) {
  const begun = Date.now()
  const { code, output } = await listenTo(command, args, priority)
  const result = { name, passed: code === 0 ? 1 : 0, failures: [], begun, ended: Date.now() }
  if (code !== 0) {
    result.failures.push({ at: name, title: `${command} ${args.join(' ')}`, error: readOutput(output) })
  }
  return { result, output }
}

function tell({ result, output }) {
  if (result.failures.length > 0) console.log(`\n${output.trimEnd()}\n`)
  console.log(line(result))
  return result
}

/** Runs a test runner, whose report is read when it has ended. */
export async function runTests(name, work, read) {
  console.log(`\n${name}`)
  const begun = Date.now()
  const code = await work()
  const { passed, failures } = read()
  // A runner that failed although no test did has not run them all.
  if (code !== 0 && failures.length === 0) {
    failures.push({ at: name, title: 'the runner', error: `ended with ${code}; see above` })
  }
  return { name, passed, failures, begun, ended: Date.now() }
}

/** Tells the failures first and the counts last; returns the exit code. */
export function conclude(results) {
  const failures = results.flatMap((result) => result.failures)
  if (failures.length > 0) console.log('\nFailed:')
  for (const { at, title, error } of failures) console.log(`  ${at}  ${title}\n      ${error}`)
  console.log(`\n${results.map(line).join('\n')}\n`)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  console.log(`${passed} passed, ${failures.length} failed`)
  return failures.length === 0 ? 0 : 1
}

const line = ({ name, passed, failures, begun, ended }) => {
  const seconds = ((ended - begun) / 1000).toFixed(1)
  return `${failures.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${passed} passed, ${failures.length} failed, ${seconds} s)`
}

/** As nice has it: the larger, the more others go first. */
const aside = 10

const listenTo = (command, args, priority) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: withPinnedNode(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    // What it starts in turn comes after the others too.
    if (priority > 0 && child.pid) os.setPriority(child.pid, priority)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.once('error', ({ message }) => resolve({ code: 1, output: `${command}: ${message}` }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
