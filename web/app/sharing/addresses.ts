/** In the order in which they are offered: what most people here pass things on with comes first. */
export const networks = [
  'WhatsApp',
  'Messenger',
  'imo',
  'Facebook',
  'X',
  'Telegram',
  'LinkedIn',
  'Instagram',
] as const
export type Network = (typeof networks)[number]

/** Those that take no address from a page, and where they begin. Spec section 2 has Instagram so. */
const homes: Partial<Record<Network, string>> = {
  Messenger: 'https://www.messenger.com/',
  imo: 'https://imo.im/',
  Instagram: 'https://www.instagram.com/',
}

/** The apps of these take it, where the device hands it on. */
const apps: Partial<Record<Network, string>> = {
  Messenger: 'com.facebook.orca',
  imo: 'com.imo.android.imoim',
}

/** Whether the person has to paste the address there. */
export const takesNone = (network: Network, isAndroid: boolean): boolean =>
  network in homes && !(isAndroid && network in apps)

/** Where each network takes the address of a page. On Android an app is opened with it, and if it is not there, its home page. */
export function addressOn(network: Network, page: string, isAndroid = false): string {
  const shared = encodeURIComponent(page)
  const [app, home = ''] = [apps[network], homes[network]]
  if (app && isAndroid) {
    const said = `S.android.intent.extra.TEXT=${shared};S.browser_fallback_url=${encodeURIComponent(home)}`
    return `intent:#Intent;action=android.intent.action.SEND;type=text/plain;package=${app};${said};end`
  }
  switch (network) {
    case 'WhatsApp':
      return `https://wa.me/?text=${shared}`
    case 'Facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${shared}`
    case 'X':
      return `https://twitter.com/intent/tweet?url=${shared}`
    case 'Telegram':
      return `https://t.me/share/url?url=${shared}`
    case 'LinkedIn':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${shared}`
    default:
      return home
  }
}

/** What is passed on. */
export interface Shared {
  kind: 'post' | 'suspect'
  id: string
  /** What it is called. */
  title: string
}

const pages = { post: 'postDetails', suspect: 'suspects' } as const

/** The address under which anybody finds it. */
export const addressOf = (origin: string, { kind, id }: Pick<Shared, 'kind' | 'id'>): string =>
  `${origin}/${pages[kind]}/${id}`
