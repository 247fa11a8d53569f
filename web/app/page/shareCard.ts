import type { MetaDescriptor } from 'react-router'

interface Card {
  title: string
  /** What the title of the page says before the product's name. */
  pageTitle?: string | undefined
  description: string
  /** The canonical, absolute address of the page. */
  url: string
  /** `url` is absolute; with its size, a card can be laid out before the picture is loaded. */
  picture: { url: string; width?: number | null; height?: number | null }
  type?: 'article' | 'website'
}

/**
 * The title and share card of a page. The browser's title ends with the product's name (spec section 1); a shared link shows the thing
 * itself.
 */
export const shareCard = (
  appName: string,
  { title, pageTitle, description, url, picture, type = 'article' }: Card,
): MetaDescriptor[] => [
  { title: pageTitle ? `${pageTitle} · ${appName}` : appName },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: url },
  { property: 'og:site_name', content: appName },
  { property: 'og:type', content: type },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:url', content: url },
  { property: 'og:image', content: picture.url },
  // The picture shows the title.
  { property: 'og:image:alt', content: title },
  ...(picture.width && picture.height
    ? [
        { property: 'og:image:width', content: String(picture.width) },
        { property: 'og:image:height', content: String(picture.height) },
      ]
    : []),
  { name: 'twitter:card', content: 'summary_large_image' },
]

/** The card of a page that shows no single thing: a list, a map, numbers, a text. `path` begins with a slash. */
export const siteCard = (
  appName: string,
  origin: string,
  { title, description, path }: { title: string; description: string; path: string },
): MetaDescriptor[] =>
  shareCard(appName, {
    type: 'website',
    title: `${appName} · ${title}`,
    pageTitle: path === '/' ? undefined : title,
    description,
    url: origin + path,
    picture: { url: `${origin}/share-card.png` },
  })
