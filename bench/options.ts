import { parseArgs } from 'node:util'

/** The number of posts that larger databases are compared with. */
export const fewPosts = 10_000
/** The number of posts created through triggers for the comparison; all others are copies. */
export const copiedPosts = 2_000

export interface Options {
  posts: number
  suspects: number
  /** How many seconds each round lasts. */
  seconds: number
  /** The number of concurrent callers. */
  callers: number
  /** Measures the cost of each guest request instead. */
  guestCosts: boolean
  /** Only the rows or requests whose name contains one of these words. */
  only: string[]
  /** Measures the waiting time for filing a report with a photo, and its effect on other readers, instead. */
  pictures: boolean
  /** Measures the waiting time of API calls while pages are rendered, instead. */
  beside: boolean
  /** Runs Lighthouse on pages of the demo, and loads the first one on a slow phone, instead. */
  lighthouse: boolean
  /** Compares a database of `posts` posts with one of ten thousand instead. */
  growth: boolean
  /** Counts the rows that each scheduled job reads, instead. */
  jobs: boolean
  /** A file to which the table is also written. */
  out: string | undefined
}

export const usage =
  'npm run bench -- [--posts=20000] [--suspects=5000] [--seconds=3] [--callers=10] [--only=Post,Search] [--guest-costs] [--pictures] [--beside] [--lighthouse] [--growth] [--jobs] [--out=file.md]'

/** Parses the command line; throws an error that says what is wrong with it. */
export function readOptions(words: readonly string[]): Options {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...words],
    options: {
      posts: text,
      suspects: { ...text, default: '5000' },
      seconds: { ...text, default: '3' },
      callers: { ...text, default: '10' },
      'guest-costs': { type: 'boolean', default: false },
      only: { ...text, default: '' },
      pictures: { type: 'boolean', default: false },
      beside: { type: 'boolean', default: false },
      lighthouse: { type: 'boolean', default: false },
      growth: { type: 'boolean', default: false },
      jobs: { type: 'boolean', default: false },
      out: text,
    },
  })
  values.posts ??= values.growth ? '1000000' : '20000'
  const wholeNumber = (name: 'posts' | 'suspects' | 'seconds' | 'callers', max: number) => {
    const number = Number(values[name])
    if (Number.isInteger(number) && number >= 1 && number <= max) return number
    throw new Error(`--${name} must be a whole number from 1 to ${max}`)
  }
  const posts = wholeNumber('posts', 1_000_000)
  if (values.growth && (posts <= fewPosts || posts % copiedPosts > 0))
    throw new Error(
      `--posts must be a multiple of ${copiedPosts} beyond the ${fewPosts} with which they are compared`,
    )
  if (values.jobs && posts % copiedPosts > 0) throw new Error(`--posts must be a multiple of ${copiedPosts}`)
  return {
    posts,
    suspects: wholeNumber('suspects', 1_000_000),
    seconds: wholeNumber('seconds', 60),
    callers: wholeNumber('callers', 100),
    guestCosts: values['guest-costs'],
    only: values.only.split(','),
    pictures: values.pictures,
    beside: values.beside,
    lighthouse: values.lighthouse,
    growth: values.growth,
    jobs: values.jobs,
    out: values.out,
  }
}
