import type { FastifyReply } from 'fastify'

/** Sets the headers of a page; `scripts` are the hashes of its own inline scripts. */
export function setPageHeaders(reply: FastifyReply, scripts: readonly string[], development: boolean): void {
  reply.headers({
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie, Save-Data',
    'content-security-policy': [
      "default-src 'self'",
      `script-src ${["'self'", ...scripts].join(' ')}`,
      `style-src-elem 'self'${development ? " 'unsafe-inline'" : ''}`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      `connect-src 'self'${development ? ' ws:' : ''}`,
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "worker-src 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  })
}
