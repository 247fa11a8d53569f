import type { Me } from '@bichar/contract/accounts.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { type RenderResult, render } from 'vitest-browser-react'
import { queryClient } from '../api/query.ts'
import { applySession } from '../api/session.ts'
import { LanguageProvider } from '../i18n/language.tsx'
import { type Language, loadMessages } from '../i18n/messages.ts'
import { DataSaverProvider } from '../media/dataSaver.tsx'
import { PanelMessages } from '../moderation/panel/PanelMessages.tsx'
import type { RootData } from '../page/useRootData.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { type FakeCalls, fakeCalls } from './fakeCalls.ts'

interface Surroundings {
  /** Who is signed in; by default nobody. For an admin, the component has the messages of the panel. */
  session?: Me
  language?: Language
  /** What the server answers; any other call fails the test. */
  calls?: FakeCalls
  /** The address of the page on which the component stands. */
  route?: string
  /** What stands on every page. */
  everywhere?: ReactNode
}

interface Rendered extends RenderResult {
  /** The present address: every page but that of the component says 'Another page'. */
  address(): string
  goTo(address: string): Promise<void>
  goBack(): Promise<void>
}

/** Renders a component as the app would, on a page with toasts. */
export async function renderWith(
  component: ReactNode,
  { session, language = 'en', calls = {}, route = '/', everywhere }: Surroundings = {},
): Promise<Rendered> {
  fakeCalls(calls)
  await loadMessages(language)
  document.documentElement.lang = language
  if (session) applySession({ token: 'a token', user: session, expiresAt: '2100-01-01T00:00:00.000Z' })
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        element: <Page language={language}>{everywhere}</Page>,
        loader: () => rootData(language),
        children: [
          {
            path: new URL(route, location.origin).pathname,
            element: session?.role === 'admin' ? <PanelMessages>{component}</PanelMessages> : component,
          },
          { path: '*', element: <p>Another page</p> },
        ],
      },
    ],
    { initialEntries: [route], hydrationData: { loaderData: { root: rootData(language) } } },
  )
  const rendered = await render(<RouterProvider router={router} />)
  return Object.assign(rendered, {
    address: () => router.state.location.pathname + router.state.location.search,
    goTo: (address: string) => router.navigate(address),
    goBack: () => router.navigate(-1),
  })
}

const rootData = (language: Language): RootData => ({
  language,
  dataSaver: { choice: 'browser', asked: false },
  appName: 'Bichar',
  appNames: { en: 'Bichar', bn: 'বিচার' },
  operator: { name: '', address: '', contact: '' },
  origin: location.origin,
  languageQuery: '',
  guestReports: true,
  quickExitUrl: 'https://example.org/',
})

const Page = ({ language, children }: { language: Language; children: ReactNode }) => (
  <LanguageProvider initial={language}>
    <DataSaverProvider initial={{ choice: 'browser', asked: false }}>
      <QueryClientProvider client={queryClient()}>
        <Outlet />
        {children}
        <Toasts />
      </QueryClientProvider>
    </DataSaverProvider>
  </LanguageProvider>
)
