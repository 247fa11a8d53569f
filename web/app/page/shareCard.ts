import type { MetaDescriptor } from 'react-router'
import type { RootData } from './useRootData.ts'

/** What `meta` functions get that cards need. */
interface PageAt {
  matches: readonly [{ loaderData: Pick<RootData, 'appName' | 'origin' | 'languageQuery'> }, ...unknown[]]
}

interface Card {
  title: string
  /** What the title of the page says before the product's name. */
  pageTitle?: string | undefined
  description: string
  /** The path of the page, without its query. */
  path: string
  /** With its size, a card can be laid out before the picture is loaded. */
  picture: { url: string; width?: number | null; height?: number | null }
  type?: 'article' | 'website'
}

/**
 * The title and share card of a page. The browser's title ends with the product's name (spec section 1); a shared link shows the thing
 * itself.
 */
export const shareCard = (
  { matches }: PageAt,
  { title, pageTitle, description, path, picture, type = 'article' }: Card,
): MetaDescriptor[] => {
  const { appName, origin, languageQuery } = matches[0].loaderData
  const url = origin + path
  return [
    { title: pageTitle ? `${pageTitle} · ${appName}` : appName },
    { name: 'description', content: description },
    // Each language of a page is a page of its own to search engines (languageLinks.ts).
    { tagName: 'link', rel: 'canonical', href: url + languageQuery },
    { property: 'og:site_name', content: appName },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: new URL(picture.url, origin).href },
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
}

/** The link by which feed readers discover the feed of a page. */
export const feedLink = (title: string, href: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title,
  href,
})

/** The card of a page that shows no single thing: a list, a map, numbers, a text. `path` begins with a slash. */
export function siteCard(
  page: PageAt,
  { title, description, path }: { title: string; description: string; path: string },
): MetaDescriptor[] {
  return shareCard(page, {
    type: 'website',
    title: `${page.matches[0].loaderData.appName} · ${title}`,
    pageTitle: path === '/' ? undefined : title,
    description,
    path,
    picture: { url: '/share-card.png' },
  })
}
