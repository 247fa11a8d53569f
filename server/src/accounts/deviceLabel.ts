import Bowser from 'bowser'

/** Browsers send a few hundred characters; more is not a browser. */
const longest = 500
/** A browser that is not known goes by whatever it calls itself. */
const mostCharacters = 80

/** How a device is called in a person's list of devices: 'Chrome on Android'. */
export function deviceLabel(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown device'
  const { browser, os } = Bowser.parse(userAgent.slice(0, longest))
  const label = [browser.name, os.name].filter(Boolean).join(' on ')
  return label.slice(0, mostCharacters) || 'Unknown device'
}
