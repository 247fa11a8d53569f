// Runs the checks of the project and reports the results: the failures first, by line, and then the counts.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { readLastLines, readOutput } from './reports.mjs'
import { root, withPinnedNode } from './setup.mjs'

const maxRunMilliseconds = 45 * 60_000

/** Runs one of the packages' commands with its output on the terminal; resolves with its exit code and what it wrote to stderr. */
export async function tool(command, ...args) {
  const child = spawn(command, args, {
    cwd: root,
    env: withPinnedNode(),
    stdio: ['inherit', 'inherit', 'pipe'],
    // A runner that hangs fails, instead of holding up everything after it.
    timeout: maxRunMilliseconds,
  })
  child.stderr.pipe(process.stderr, { end: false })
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complaints += text
  })
  const drained = once(child.stderr, 'close')
  try {
    const [code] = await once(child, 'exit')
    // Whatever a test has left behind holds the pipe open for as long as it runs.
    await Promise.race([drained, setTimeout(1_000)])
    return { code: code ?? 1, complaints }
  } catch (error) {
    return { code: 1, complaints: `${command}: ${error.message}` }
  }
}

/** The checks that need neither a database nor a browser and whose output explains what is wrong. */
export const staticChecks = {
  'Format and lint': ['npm', 'run', '--silent', 'lint'],
  Types: ['npm', 'run', '--silent', 'types'],
  'Dead code': ['npm', 'run', '--silent', 'deadcode'],
}

/** Runs commands in parallel. The output of each is shown when it has ended, and only if it failed. */
export const runTogether = (commands) =>
  Promise.all(Object.entries(commands).map((command) => runOne(command).then(tell)))

/**
 * Starts commands with a low priority. Returns a function that waits for them and only then shows their output: until then the
 * terminal belongs to whatever runs in the meantime.
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

/** Runs a test runner and reads its report when it has ended. */
export async function runTests(name, work, read) {
  console.log(`\n${name}`)
  const begun = Date.now()
  const { code, complaints } = await work()
  const { passed, failures } = read()
  // An error outside of the tests, as of a promise that nobody awaits, is in no report.
  if (code !== 0 && failures.length === 0) {
    failures.push({ at: name, title: `the runner ended with ${code}`, error: readLastLines(complaints) })
  }
  return { name, passed, failures, begun, ended: Date.now() }
}

/** Prints the failures first and the counts last; returns the exit code. */
export function conclude(results) {
  const failures = results.flatMap((result) => result.failures)
  if (failures.length > 0) console.log('\nFailed:')
  for (const { at, title, error } of failures) {
    console.log(`  ${at}  ${title}\n      ${error.replaceAll('\n', '\n      ')}`)
  }
  console.log(`\n${results.map(line).join('\n')}\n`)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  console.log(`${passed} passed, ${failures.length} failed`)
  return failures.length === 0 ? 0 : 1
}

const line = ({ name, passed, failures, begun, ended }) => {
  const seconds = ((ended - begun) / 1000).toFixed(1)
  return `${failures.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${passed} passed, ${failures.length} failed, ${seconds} s)`
}

/** A nice value: the larger it is, the lower the priority. */
const aside = 10

const listenTo = (command, args, priority) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: withPinnedNode(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    // The priority is inherited by the processes that it starts.
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
