import { aboutEntries, furtherEntries } from './navigation.ts'
import { QuietLinks } from './QuietLinks.tsx'

/** Further links at the end of a page on small screens, whose bottom bar only has space for the main places. */
export const Foot = () => (
  <div className="mx-auto mt-6 max-w-2xl border-line border-t pt-2 lg:hidden">
    <QuietLinks
      label="moreToRead"
      entries={furtherEntries}
      className="justify-center gap-x-6 font-semibold *:justify-center"
    />
    {/* Narrow enough on a phone for two rows of about the same length. */}
    <QuietLinks
      label="aboutNavigation"
      entries={aboutEntries}
      className="mx-auto max-w-60 justify-center gap-x-4 *:justify-center sm:max-w-none"
    />
  </div>
)
