import path from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Server } from '../server.ts'
import { settled } from '../settled.ts'
import { signIn } from '../signIn.ts'
import { type Language, messagesOf } from './messages.ts'
import type { Options, Theme } from './options.ts'
import type { Places } from './places.ts'
import type { Screen } from './screens/screen.ts'
import { people, type Viewer } from './viewers.ts'

export interface Picture {
  screen: string
  width: number
  language: Language
  theme: Theme
  file: string
  /** Why the picture could not be taken. */
  problem?: string
}

/** The pictures that one page takes one after the other. */
interface Round {
  viewer: Viewer
  width: number
  language: Language
}

interface Studio {
  browser: Browser
  server: Server
  places: Places
  options: Options
  folder: string
  tell(picture: Picture): void
}

/** The number of pages that work in parallel: as many as small machines have cores. */
const atOnce = 2

export async function takePictures(studio: Studio): Promise<Picture[]> {
  const { options } = studio
  const viewers = [...new Set(options.screens.map(({ as }) => as))]
  const rounds = viewers.flatMap((viewer) =>
    options.widths.flatMap((width) => options.languages.map((language) => ({ viewer, width, language }))),
  )
  const pictures: Picture[] = []
  const work = async () => {
    for (let round = rounds.shift(); round; round = rounds.shift()) {
      pictures.push(...(await goRound(studio, round)))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return pictures
}

async function goRound(studio: Studio, round: Round): Promise<Picture[]> {
  const context = await openContext(studio, round)
  try {
    const page = await context.newPage()
    const person = people[round.viewer]
    const { server } = studio
    const deviceId = `dev_pictures${round.width}${round.language}`
    if (person) await inTurn(() => signIn(page, server, person, deviceId))
    const pictures: Picture[] = []
    for (const screen of studio.options.screens) {
      if (screen.as === round.viewer) pictures.push(...(await takeScreen(studio, page, screen, round)))
    }
    return pictures
  } finally {
    await context.close()
  }
}

let turn: Promise<void> = Promise.resolve()
/** Logins run one after the other, because two codes sent to the same phone could not be told apart. */
const inTurn = (act: () => Promise<void>): Promise<void> => {
  turn = turn.then(act)
  return turn
}

async function openContext(
  { browser, server, options }: Studio,
  { width, language }: Round,
): Promise<BrowserContext> {
  const isPhone = width < 700
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height: isPhone ? 740 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'en-US',
    timezoneId: 'Asia/Dhaka',
    colorScheme: options.themes[0] ?? 'light',
  })
  await context.addCookies([{ name: 'language', value: language, url: server.url }])
  return context
}

/** One picture for each theme: changing the theme needs no reload. */
async function takeScreen(
  { places, options, folder, tell }: Studio,
  page: Page,
  { name, path: place, prepare }: Screen,
  { width, language }: Round,
): Promise<Picture[]> {
  const slug = name.toLowerCase().replace(/\W+/g, '-')
  const of = (theme: Theme, problem?: string): Picture => {
    const file = `${slug}-${width}-${language}-${theme}.png`
    return { screen: name, width, language, theme, file, ...(problem !== undefined && { problem }) }
  }
  const pictures: Picture[] = []
  try {
    await page.goto(typeof place === 'string' ? place : place(places), { waitUntil: 'networkidle' })
    await prepare?.(page, messagesOf[language], places)
    for (const theme of options.themes) {
      await page.emulateMedia({ colorScheme: theme })
      await settled(page)
      const picture = of(theme)
      await page.screenshot({
        path: path.join(folder, picture.file),
        fullPage: options.isWhole,
        animations: 'disabled',
      })
      pictures.push(picture)
    }
  } catch (error) {
    const [problem] = String(error).split('\n')
    pictures.push(...options.themes.slice(pictures.length).map((theme) => of(theme, problem)))
  }
  for (const picture of pictures) tell(picture)
  return pictures
}
