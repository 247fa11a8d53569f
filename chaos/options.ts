import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'

export const usage =
  'npm run chaos -- [--minutes 10] [--people 100] [--without-nginx] [--only killed] [--times 100] [--from ../bichar-older] [--out file.md]'

export interface Options {
  minutes: number
  people: number
  withoutNginx: boolean
  /** A part of the names of the troubles to make; all by default. */
  only: string
  /** The run ends after this many troubles. */
  times: number
  /** The folder of an older Bichar, installed and built, which the servers run first and are upgraded from. */
  from: string | undefined
  out: string | undefined
}

export function readOptions(words: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      minutes: { type: 'string', default: '10' },
      people: { type: 'string', default: '100' },
      'without-nginx': { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      times: { type: 'string', default: '1000' },
      from: { type: 'string' },
      out: { type: 'string' },
    },
  })
  const number = (name: 'minutes' | 'people' | 'times', max: number) => {
    const value = Number(values[name])
    if (!(value > 0 && value <= max)) throw new Error(`--${name} is a number from 1 to ${max}`)
    return value
  }
  if (values.from !== undefined && !existsSync(values.from))
    throw new Error(`--from is the folder of an older Bichar; there is no ${values.from}`)
  return {
    minutes: number('minutes', 600),
    people: number('people', 1_000),
    withoutNginx: values['without-nginx'],
    only: values.only,
    times: number('times', 1_000),
    from: values.from,
    out: values.out,
  }
}
