import { parseArgs } from 'node:util'
import { type Language, languages, messagesOf } from './messages.ts'
import type { Screen } from './screens/screen.ts'
import { screens } from './screens.ts'

export type Theme = 'light' | 'dark'

export interface Options {
  screens: readonly Screen[]
  widths: readonly number[]
  languages: readonly Language[]
  themes: readonly Theme[]
  /** Takes the whole page instead of only the viewport. */
  isWhole: boolean
}

export const usage = `npm run pictures -- [--screens=feed,admin] [--widths=360,768,1440] [--languages=en,bn] [--themes=light,dark] [--full]

  --screens  those whose names contain one of these words, e.g. post, "edit profile", admin
  --full     the whole page, however long, instead of what one screen holds`

/** Parses the command line; throws an error that says what is wrong with it. */
export function readOptions(words: readonly string[]): Options {
  const list = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...words],
    options: {
      screens: { ...list, default: '' },
      widths: { ...list, default: '360,768,1440' },
      languages: { ...list, default: languages.join() },
      themes: { ...list, default: 'light,dark' },
      full: { type: 'boolean', default: false },
    },
  })
  const wanted = values.screens.toLowerCase().split(',')
  return {
    screens: some(
      screens.filter(({ name }) => wanted.some((word) => name.toLowerCase().includes(word.trim()))),
      `No screen is called ${values.screens}. There are:\n${screens.map(({ name }) => `  ${name}`).join('\n')}`,
    ),
    widths: some(
      values.widths.split(',').map(Number).filter(isWidth),
      '--widths are numbers from 200 to 4000',
    ),
    languages: some(values.languages.split(',').filter(isLanguage), '--languages are en and bn'),
    themes: some(values.themes.split(',').filter(isTheme), '--themes are light and dark'),
    isWhole: values.full,
  }
}

const isWidth = (width: number) => width >= 200 && width <= 4000
const isLanguage = (name: string): name is Language => name in messagesOf
const isTheme = (theme: string): theme is Theme => theme === 'light' || theme === 'dark'

function some<Item>(found: readonly Item[], problem: string): readonly Item[] {
  if (found.length === 0) throw new Error(problem)
  return found
}
