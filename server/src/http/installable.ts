import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** What lets a phone keep the app among its own, and what it shows without a network (web/worker). */
export function installableRoutes(app: FastifyInstance, { APP_NAME }: Pick<Config, 'APP_NAME'>): void {
  app.get('/manifest.webmanifest', { schema: { hide: true } }, (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'no-cache').send(manifest(APP_NAME)),
  )
  app.get('/offline.html', { schema: { hide: true } }, (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'",
      })
      .send(offlinePage(escaped(APP_NAME), request.url.endsWith('?report'))),
  )
}

const manifest = (name: string) => ({
  id: '/',
  name,
  short_name: name,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f4f5f2',
  theme_color: '#00563f',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const linkToReport = '<a class="plain" href="/newreport">রিপোর্ট লিখুন · Write a report</a>'

/**
 * In both languages, because nobody is there to ask which; without scripts, and with the colours of web/app/theme.css.
 * Who is signed in gets one that leads to a new report, which they can write without a network.
 */
const offlinePage = (name: string, toReport: boolean) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<link rel="icon" href="/icon.svg">
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; justify-items: center; gap: 1rem; padding: 1.5rem;
  box-sizing: border-box; text-align: center; font: 1rem/1.6 "Noto Sans Bengali", system-ui, sans-serif;
  background: light-dark(#f4f5f2, #0c1110); color: light-dark(#101513, #f1f4f2); }
h1 { margin: 0; font-size: 1.4rem; line-height: 1.3; }
p { margin: 0; max-width: 24rem; color: light-dark(#4b5450, #a9b4af); }
a { display: inline-grid; place-items: center; min-height: 2.75rem; padding: 0 1.5rem; border-radius: .625rem;
  font-weight: 700; text-decoration: none; background: light-dark(#00563f, #4fd1a1); color: light-dark(#fff, #04150f); }
a.plain { background: none; color: inherit; border: 2px solid light-dark(#727c77, #7f8b86); }
</style>
</head>
<body>
<img src="/icon.svg" alt="" width="72" height="72">
<h1 lang="bn">ইন্টারনেট সংযোগ নেই</h1>
<p lang="bn">আপনার লেখা রিপোর্টের খসড়া এই ডিভাইসে আছে। সংযোগ ফিরলে আবার চেষ্টা করুন।</p>
<h1>No connection</h1>
<p>A report that you were writing is kept on this device. Try again when the network is back.</p>
<a href="">আবার চেষ্টা করুন · Try again</a>
${toReport ? linkToReport : ''}
</body>
</html>
`
