import Bowser from 'bowser'

/** A browser's user agent has a few hundred characters; only so many are parsed. */
const maxLength = 500
/** An unknown browser is labelled with the name that it gives itself, cut to this length. */
const maxCharacters = 80

/** The name of a device in the list of a person's sessions, for example 'Chrome on Android'. */
export function deviceLabel(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown device'
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxLength))
  const label = [browser.name, os.name].filter(Boolean).join(' on ')
  return label.slice(0, maxCharacters) || 'Unknown device'
}
