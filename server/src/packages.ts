import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

/**
 * Packages that are loaded with their first use, because the start need not wait for them and most processes never hold them. They are
 * required: what `import()` once fails to load, for want of a file descriptor say, Node takes for broken until the process ends, while it
 * requires anew what has failed.
 */
export const packages = {
  lightMyRequest: () => load('light-my-request') as typeof import('light-my-request'),
  sharp: () => load('sharp') as typeof import('sharp').default,
  swagger: () => load('@fastify/swagger') as typeof import('@fastify/swagger').default,
  swaggerUi: () => load('@fastify/swagger-ui') as typeof import('@fastify/swagger-ui').default,
}
