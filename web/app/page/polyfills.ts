/**
 * Adds functions that the app uses and that older browsers lack. Those of the language are the ones that `lib` in web/tsconfig.json lists
 * beyond ES2021: any other does not compile in the app until it is added here as well. entry.client.tsx imports this before all else.
 */

type Condition = (value: unknown, index: number, array: unknown[]) => unknown

const indexFrom = ({ length }: { length: number }, index: number) => (index < 0 ? length + index : index)

const ofArrays = {
  at(this: unknown[], index: number) {
    return this[indexFrom(this, index)]
  },
  findLast(this: unknown[], condition: Condition) {
    return this[this.findLastIndex(condition)]
  },
  findLastIndex(this: unknown[], condition: Condition) {
    let index = this.length - 1
    while (index >= 0 && !condition(this[index], index, this)) index -= 1
    return index
  },
  toReversed(this: unknown[]) {
    return [...this].reverse()
  },
  toSorted(this: unknown[], compare?: (one: unknown, other: unknown) => number) {
    return [...this].sort(compare)
  },
  toSpliced(this: unknown[], ...change: [start: number, deleteCount: number, ...items: unknown[]]) {
    const copy = [...this]
    copy.splice(...change)
    return copy
  },
  with(this: unknown[], index: number, value: unknown) {
    const copy = [...this]
    const place = indexFrom(copy, index)
    if (!(place in copy)) throw new RangeError('Invalid index')
    copy[place] = value
    return copy
  },
}

const ofStrings = {
  at(this: string, index: number) {
    return this[indexFrom(this, index)]
  },
  isWellFormed(this: string) {
    return !/\p{Surrogate}/u.test(this)
  },
  toWellFormed(this: string) {
    return this.replace(/\p{Surrogate}/gu, '\uFFFD')
  },
}

const ofObject = {
  hasOwn: (object: object, key: PropertyKey) => Object.getOwnPropertyDescriptor(object, key) !== undefined,
}

const ofPromise = {
  withResolvers() {
    let resolve: unknown
    let reject: unknown
    const promise = new Promise((...both) => {
      ;[resolve, reject] = both
    })
    return { promise, resolve, reject }
  },
}

const ofUrl = {
  canParse(address: string, base?: string) {
    try {
      return Boolean(new URL(address, base))
    } catch {
      return false
    }
  },
}

const ofAbortSignal = {
  timeout(milliseconds: number) {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds)
    return controller.signal
  },
}

/** The functions, each group with the object that they belong to. */
export const polyfills: readonly (readonly [owner: object, functions: object])[] = [
  [Array.prototype, ofArrays],
  [String.prototype, ofStrings],
  [Object, ofObject],
  [Promise, ofPromise],
  [URL, ofUrl],
  [AbortSignal, ofAbortSignal],
]

for (const [owner, functions] of polyfills) {
  for (const [name, value] of Object.entries(functions)) {
    // Not enumerable, like those of the browser: a loop over the keys of an array must not meet them.
    if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true })
  }
}
