import { Outlet } from 'react-router'
import { Brand } from '../brand/Brand.tsx'
import { Emergency } from '../brand/Emergency.tsx'
import { LogoMark } from '../brand/Logo.tsx'
import { PointList, Points } from '../brand/Points.tsx'
import type { Route } from './+types/AuthLayout.ts'
import { aboutEntries } from './navigation.ts'
import { Preferences } from './Preferences.tsx'
import { QuietLinks } from './QuietLinks.tsx'
import { SettingsButton } from './SettingsButton.tsx'

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  { title: root.loaderData?.appName },
  { name: 'robots', content: 'noindex' },
]

/** The layout of the pages for logging in: a banner about the product beside the form, or on a phone the form first. */
export default function AuthLayout() {
  return (
    <div className="grid min-h-(--screen) lg:grid-cols-[minmax(24rem,5fr)_7fr]">
      <Banner />
      <div className="flex min-w-0 flex-col px-4 sm:px-8">
        <header className="flex min-h-14 flex-wrap items-center justify-between gap-2 lg:justify-end">
          <div className="shrink-0 grow basis-10 lg:hidden">
            <Brand />
          </div>
          <Preferences />
        </header>
        {/* Below the messages, of which the longest take two lines on a phone. */}
        <main className="mx-auto mt-21 w-full max-w-md flex-1 pb-10 lg:my-auto lg:flex-none lg:pb-16">
          <Outlet />
        </main>
        <footer className="grid justify-items-center gap-2 py-4">
          <PointList className="w-full max-w-md gap-1 text-quiet text-sm lg:hidden" />
          <Emergency className="text-alarm lg:hidden" />
          <QuietLinks label="aboutNavigation" entries={aboutEntries} className="justify-center gap-x-4" />
          <SettingsButton className="inline-flex min-h-11 items-center gap-2 text-quiet text-sm hover:text-ink hover:underline" />
        </footer>
      </div>
    </div>
  )
}

function Banner() {
  return (
    // The logo and the focus ring use the brand's colours, which are swapped here. Beside a form taller than the window, the banner stays in
    // it with its emergency number, also when the form grows while somebody is reading; only a very low window is too small for it.
    <aside className="sticky top-0 hidden h-(--screen) min-h-fit flex-col justify-between gap-10 overflow-hidden bg-banner p-10 text-on-banner [--color-brand:var(--color-on-banner)] [--color-on-brand:var(--color-banner)] lg:flex">
      <div className="pointer-events-none absolute -right-32 -bottom-36 opacity-[0.07]">
        <LogoMark className="size-[30rem]" />
      </div>
      <div className="relative self-start">
        <Brand />
      </div>
      <div className="relative grid max-w-lg gap-8">
        <Points className="text-xl" gap="gap-4" />
      </div>
      <div className="relative">
        <Emergency />
      </div>
    </aside>
  )
}
