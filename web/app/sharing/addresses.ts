export const networks = ['Facebook', 'X', 'Telegram', 'LinkedIn', 'Instagram'] as const
export type Network = (typeof networks)[number]

/** Where each network takes the address of a page; Instagram takes none and is opened at its home page (spec section 2). */
export function addressOn(network: Network, page: string): string {
  const shared = encodeURIComponent(page)
  switch (network) {
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

/** The address under which anybody finds a post. */
export const addressOfPost = (origin: string, postId: string): string => `${origin}/postDetails/${postId}`
