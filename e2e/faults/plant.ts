import type { Fault } from './fault.ts'

/**
 * Where the name of the active fault comes from: a process reads it from its environment, the browser from an attribute of the page,
 * and the service worker from its own URL.
 */
const ofPage = 'globalThis.document?.documentElement.dataset.fault'
const ofWorker = "new URLSearchParams(globalThis.location?.search).get('fault')"
const chosen = `(globalThis.process?.env.FAULT ?? ${ofPage} ?? ${ofWorker})`

const toEnvironment = "FAULT: process.env.FAULT ?? ''"

/** The edits that put the name into the page, into the URL of the service worker, and into environments with only what is needed. */
export const sayings = [
  {
    file: 'web/app/root.tsx',
    plant: (source: string) => source.replace('<html', `<html data-fault={${chosen}}`),
  },
  {
    file: 'web/app/shell/useServiceWorker.ts',
    plant: (source: string) =>
      source.replace("'/service-worker.js'", `'/service-worker.js?fault=' + ${ofPage}`),
  },
  {
    // The rendering threads have an environment of their own.
    file: 'server/src/http/rendering/threadRenderer.ts',
    plant: (source: string) =>
      source.replace("NODE_ENV: 'production'", `NODE_ENV: 'production', ${toEnvironment}`),
  },
  {
    // So have the operator's commands and the servers that tests start.
    file: 'server/src/test/command.ts',
    plant: (source: string) => source.replace('env: { PATH,', `env: { ${toEnvironment}, PATH,`),
  },
  {
    file: 'server/src/test/process.ts',
    plant: (source: string) => source.replace('env: { PATH:', `env: { ${toEnvironment}, PATH:`),
  },
]

interface FaultSite {
  start: number
  end: number
  find: string
  faults: readonly Fault[]
}

/** The source with each fault behind a switch; faults with the same `find` are chained. */
export function planted(source: string, faults: readonly Fault[]): string {
  const sites = [...Map.groupBy(faults, ({ find }) => find)].map(([find, inPlace]): FaultSite => {
    const start = startOf(source, inPlace.map(({ name }) => name).join(', '), find)
    return { start, end: start + find.length, find, faults: inPlace }
  })
  return switchedBetween(source, 0, source.length, sites)
}

/** A piece of the source with its faults. Inside code that one fault replaces as a whole, other faults can replace parts. */
function switchedBetween(source: string, from: number, to: number, sites: readonly FaultSite[]): string {
  const isInside = (inner: FaultSite, outer: FaultSite) =>
    inner !== outer && outer.start <= inner.start && inner.end <= outer.end
  const outermost = sites.filter((place) => !sites.some((other) => isInside(place, other)))
  let text = ''
  let at = from
  for (const place of outermost.toSorted((one, other) => one.start - other.start)) {
    if (place.start < at) throw new Error(`'${place.find}' begins in the middle of another fault`)
    const inner = sites.filter((other) => isInside(other, place))
    const right = switchedBetween(source, place.start, place.end, inner)
    text += source.slice(at, place.start) + switched(source, place, right)
    at = place.end
  }
  return text + source.slice(at, to)
}

function startOf(source: string, names: string, find: string): number {
  const times = source.split(find).length - 1
  if (times !== 1) throw new Error(`${names}: '${find}' stands there ${times} times and not once`)
  return source.indexOf(find)
}

const isChosen = (name: string): string => `${chosen} === '${name}'`

/** The original code, or the code of the fault that is active at run time. */
function switched(source: string, { start, end, faults }: FaultSite, right: string): string {
  const either = (expression: string) =>
    faults.reduce(
      (rest, { name, broken }) => `(${isChosen(name)} ? (${broken}) : ${rest})`,
      `(${expression})`,
    )
  const [, attribute, text, code] = /^([\w-]+)=(?:(".*")|\{(.*)\})$/s.exec(right) ?? []
  if (attribute) return `${attribute}={${either(text ?? code ?? '')}}`
  if (right.startsWith('<')) return `{${either(right)}}`
  const [, property, value] = /^(\w+): (.+)$/s.exec(right) ?? []
  if (property) return `${property}: ${either(value ?? '')}`
  const [before, after] = [source.slice(0, start), source.slice(end)]
  // A function body or a property value can take up whole lines too, but is an expression and not a statement.
  const isWholeLine = /(^|\n)\s*$/.test(before) && !/(=>|:)\s*$/.test(before) && /^\n/.test(after)
  if (!isWholeLine) return either(right)
  return faults.reduce(
    (rest, { name, broken }) => `if (${isChosen(name)}) { ${broken} } else ${rest}`,
    `{ ${right} }`,
  )
}
