/** In the order in which they are offered: the most common ones in Bangladesh come first. */
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

/** The home pages of networks that accept no address from a web page. For Instagram this is in spec section 2. */
const homes: Partial<Record<Network, string>> = {
  Messenger: 'https://www.messenger.com/',
  imo: 'https://imo.im/',
  Instagram: 'https://www.instagram.com/',
}

/** The Android packages of networks whose apps accept a shared address. */
const apps: Partial<Record<Network, string>> = {
  Messenger: 'com.facebook.orca',
  imo: 'com.imo.android.imoim',
}

/** Whether the person has to paste the address themselves. */
export const takesNone = (network: Network, isAndroid: boolean): boolean =>
  network in homes && !(isAndroid && network in apps)

/**
 * The link that shares the address of a page on a network. On Android it opens the network's app with the address, or
 * its home page if the app is not installed.
 */
export function addressOn(network: Network, page: string, isAndroid = false): string {
  const shared = encodeURIComponent(page)
  const [app, home = ''] = [apps[network], homes[network]]
  if (app && isAndroid) {
    const extras = `S.android.intent.extra.TEXT=${shared};S.browser_fallback_url=${encodeURIComponent(home)}`
    return `intent:#Intent;action=android.intent.action.SEND;type=text/plain;package=${app};${extras};end`
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

export interface Shared {
  kind: 'post' | 'suspect'
  id: string
  /** Title of the post or name of the suspect. */
  title: string
}

const pages = { post: 'postDetails', suspect: 'suspects' } as const

/** The public address of the item. */
export const addressOf = (origin: string, { kind, id }: Pick<Shared, 'kind' | 'id'>): string =>
  `${origin}/${pages[kind]}/${id}`
