export const networks = ['WhatsApp', 'Facebook', 'X', 'Telegram', 'LinkedIn', 'Instagram'] as const
export type Network = (typeof networks)[number]

/**
 * Where each network takes the address of a page; Instagram takes none and is opened at its home page (spec section 2). WhatsApp, which
 * the spec does not name, is what most people here pass things on with.
 */
export function addressOn(network: Network, page: string): string {
  const shared = encodeURIComponent(page)
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
    case 'Instagram':
      return 'https://www.instagram.com/'
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
