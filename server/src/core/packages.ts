import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

/**
 * Packages that are loaded on first use, because the start should not wait for them and most processes never need them. `require`
 * is used because Node remembers a failed `import()`, for example for lack of file descriptors, until the process ends, while a
 * failed `require` can be retried.
 */
export const packages = {
  lightMyRequest: () => load('light-my-request') as typeof import('light-my-request'),
  piscina: () => load('piscina') as typeof import('piscina'),
  sharp: () => load('sharp') as typeof import('sharp').default,
  swagger: () => load('@fastify/swagger') as typeof import('@fastify/swagger').default,
  swaggerUi: () => load('@fastify/swagger-ui') as typeof import('@fastify/swagger-ui').default,
}
