/**
 * In place of react-router's `fog-of-war`, which fetches the table of routes piece by piece: ours comes whole with the first page
 * (`routeDiscovery` in react-router.config.ts).
 */
export const isFogOfWarEnabled = () => false

export const getPatchRoutesOnNavigationFunction = () => undefined

export const useFogOFWarDiscovery = () => undefined

const never = (): never => {
  throw new Error('All routes are known from the start')
}

// What others of its modules import, and call only where routes are discovered.
export const getManifestPath = never
export const getPartialManifest = never
export const getPathsWithAncestors = never
export const handleClientVersionMismatch = never
