import type { BenchRequest } from './load.ts'

export interface Input {
  name: string
  ask(): BenchRequest
}

/** A call or a page, with its inputs; the first one is the ordinary input. */
export interface Request {
  name: string
  inputs: readonly Input[]
}
