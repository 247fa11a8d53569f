import { type Language, languages, loadMessages } from '../i18n/messages.ts'
import { useLoaded } from '../ui/useLoaded.ts'
import { Look } from './Look.tsx'

const themes = ['light', 'dark'] as const

const looks = languages.flatMap((language: Language) => themes.map((theme) => ({ language, theme })))

const loadAll = () => Promise.all(languages.map((language) => loadMessages(language)))

/** Every shared component in both scripts and themes, for development: the production build has no route to it (routes.ts). */
export default function StyleGuidePage() {
  const messages = useLoaded(loadAll)
  return (
    <main id="content" className="grid grid-cols-1 gap-6 p-3 sm:p-5">
      <h1 className="heading text-xl">Style guide</h1>
      <p>Make the window 360 px wide, and 1440: what depends on the width depends on that of the window.</p>
      {messages && looks.map((look) => <Look key={`${look.language} ${look.theme}`} {...look} />)}
    </main>
  )
}
