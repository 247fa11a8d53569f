import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, use, useEffect, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import type { Route } from './+types/root.ts'
import { SessionEffects } from './accounts/SessionEffects.tsx'
import { queryClient } from './api/query.ts'
import { retryUntilDone } from './api/retryUntilDone.ts'
import { LoadingView } from './brand/LoadingView.tsx'
import { DataSaverProvider } from './media/dataSaver.tsx'
import { messagePartsOf } from './page/firstPages.ts'
import { pageRequest } from './page/pageRequest.ts'
import { ScriptMark } from './page/scriptMark.ts'
import { type RootData, useRootData } from './page/useRootData.ts'
import { ErrorPage } from './shell/ErrorPage.tsx'
import './theme.css'
import { LanguageProvider } from './i18n/language.tsx'
import { hasMessages, loadMessages, messagesOf, untilMessages } from './i18n/messages.ts'
import { keepEarlyKeys } from './moderation/panel/earlyKeys.ts'
import { useFollowedExit } from './quickExit/QuickExit.tsx'
import { beforeFirstPaint } from './shell/beforeFirstPaint.ts'
import { keepEarlyClick, replayEarlyClick } from './shell/replayEarlyClick.ts'
import { SignedInEffects } from './shell/SignedInEffects.tsx'
import { standInForStorage } from './shell/standInForStorage.ts'
import { useNavigationFocus } from './shell/useNavigationFocus.ts'
import { usePageTitle } from './shell/usePageTitle.ts'
import { useServiceWorker } from './shell/useServiceWorker.ts'
import { Toasts } from './ui/Toasts.tsx'

export function loader({ context }: Route.LoaderArgs): RootData {
  const {
    language,
    languageQuery,
    dataSaver,
    appName,
    appNames,
    operator,
    origin,
    guestReports,
    quickExitUrl,
  } = context.get(pageRequest)
  return {
    language,
    languageQuery,
    dataSaver,
    appName,
    appNames,
    operator,
    origin,
    guestReports,
    quickExitUrl,
  }
}

// While the app is open, only the browser changes any of this data.
export const shouldRevalidate = () => false

/** The title of pages that have no share card of their own. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  // If no route matches, not even this loader runs.
  { title: loaderData?.appName ?? 'Bichar' },
]

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { rel: 'apple-touch-icon', href: '/icon-maskable.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
  const data = useRootData()
  const language = data?.language ?? 'en'
  const parts = messagePartsOf(useMatches().at(-1)?.id)
  // Navigation from a page that needs fewer messages waits on that page until the further ones are loaded.
  if (!hasMessages(language, parts)) use(untilMessages(language, parts))
  useEffect(() => {
    replayEarlyClick()
    // What is opened next needs the messages that the first pages do without.
    return retryUntilDone(() => loadMessages(language))
  }, [language])
  const dataSaver = data?.dataSaver ?? { choice: 'browser', asked: false }
  return (
    <html lang={language} data-words={parts.join(' ')} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#00563f" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0c1110" />
        <Meta />
        {data && <Feeds appName={data.appName} blogs={messagesOf(data.language).shell.blogs} />}
        {/* Placed before the style sheet: after it, the script would wait for it, and the whole page with the script. */}
        <script
          nonce={use(ScriptMark)}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, run before the first paint
          dangerouslySetInnerHTML={{
            // It runs on the server-rendered page, long before hydration, so the client bundle does not need its text.
            __html: import.meta.env.SSR
              ? `${standInForStorage}\n${beforeFirstPaint}\n${keepEarlyClick}\n${keepEarlyKeys}`
              : '',
          }}
        />
        <Links />
      </head>
      <body>
        <LanguageProvider initial={language}>
          <DataSaverProvider initial={dataSaver}>{children}</DataSaverProvider>
        </LanguageProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Links by which feed readers discover the RSS feeds. */
const Feeds = ({ appName, blogs }: { appName: string; blogs: string }) => (
  <>
    <link rel="alternate" type="application/rss+xml" title={appName} href="/feed.xml" />
    <link rel="alternate" type="application/rss+xml" title={`${appName} · ${blogs}`} href="/blogs/feed.xml" />
  </>
)

export default function Root() {
  const [client] = useState(queryClient)
  useServiceWorker()
  useFollowedExit()
  usePageTitle()
  useNavigationFocus()
  return (
    <QueryClientProvider client={client}>
      <SessionEffects />
      <SignedInEffects />
      <LoadingView />
      <div data-page>
        <Outlet />
      </div>
      <Toasts />
    </QueryClientProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
