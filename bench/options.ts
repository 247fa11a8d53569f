import { parseArgs } from 'node:util'

/** With what many posts are compared. */
export const fewPosts = 10_000
/** What is made through triggers for that; all else are copies. */
export const copiedPosts = 2_000

export interface Options {
  posts: number
  suspects: number
  /** How long each round lasts. */
  seconds: number
  /** How many callers wait for an answer at any time. */
  callers: number
  /** Measures what each request of a guest costs instead. */
  guestCosts: boolean
  /** Only the rows or requests whose name contains one of these. */
  only: string[]
  /** Measures how long somebody waits who files a photo, and what others feel of it, instead. */
  pictures: boolean
  /** Measures how long calls wait while pages are drawn, instead. */
  beside: boolean
  /** Lets Lighthouse look at pages of the demo, and loads the first on a slow phone, instead. */
  lighthouse: boolean
  /** Compares so many posts with ten thousand instead. */
  growth: boolean
  /** Measures what a replica takes off the database that is written to, instead. */
  replica: boolean
  /** A file that the table is written to as well. */
  out: string | undefined
}

export const usage =
  'npm run bench -- [--posts=20000] [--suspects=5000] [--seconds=3] [--callers=10] [--only=Post,Search] [--guest-costs] [--pictures] [--beside] [--lighthouse] [--growth] [--replica] [--out=file.md]'

/** Reads the words of the command line; throws what is wrong with them. */
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
      replica: { type: 'boolean', default: false },
      out: text,
    },
  })
  values.posts ??= values.growth ? '1000000' : '20000'
  const wholeNumber = (name: 'posts' | 'suspects' | 'seconds' | 'callers', most: number) => {
    const number = Number(values[name])
    if (Number.isInteger(number) && number >= 1 && number <= most) return number
    throw new Error(`--${name} must be a whole number from 1 to ${most}`)
  }
  const posts = wholeNumber('posts', 1_000_000)
  if (values.growth && (posts <= fewPosts || posts % copiedPosts > 0))
    throw new Error(
      `--posts must be a multiple of ${copiedPosts} beyond the ${fewPosts} with which they are compared`,
    )
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
    replica: values.replica,
    out: values.out,
  }
}
