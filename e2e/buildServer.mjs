import { ensureServerBuilt } from '../scripts/builds.mjs'

// Journeys run the server as npm start does, built: with a build that is older than its sources, that one would be tried.
export default ensureServerBuilt
