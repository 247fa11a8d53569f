import manifest from '../../package.json' with { type: 'json' }

/** The version of the release that runs, as in CHANGELOG.md. */
export const { version } = manifest
