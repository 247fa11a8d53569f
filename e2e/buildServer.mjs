import { ensureServerBuilt } from '../scripts/builds.mjs'

// Journeys run the built server, as npm start does. Without this they would test a build that is older than its sources.
export default ensureServerBuilt
