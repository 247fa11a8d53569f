import { nameIn } from '@bichar/contract/rules/appName.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../core/config.ts'
import { languageOf } from './language.ts'
import { policyOfStaticPages, staticPage } from './staticPage.ts'

/** Serves what makes the app installable on a phone, and the page that it shows offline (web/worker). */
export function installableRoutes(app: FastifyInstance, { APP_NAME }: Pick<Config, 'APP_NAME'>): void {
  app.get('/manifest.webmanifest', { schema: { hide: true } }, (request, reply) =>
    reply
      .type('application/manifest+json')
      .headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding, Accept-Language, Cookie' })
      .send(manifest(nameIn(languageOf(request), APP_NAME))),
  )
  app.get('/offline.html', { schema: { hide: true } }, (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policyOfStaticPages })
      .send(offlinePage(APP_NAME, request.url.endsWith('?report'))),
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

/** `toReport` adds a link to a new report for people who are signed in, as they can write one offline. */
const offlinePage = (name: string, toReport: boolean) =>
  staticPage(name, {
    bn: ['ইন্টারনেট নেই', 'রিপোর্ট লিখতে থাকলে তার খসড়া এই ডিভাইসে আছে। ইন্টারনেট ফিরলে আবার চেষ্টা করুন।'],
    en: [
      'No connection',
      'A report that you were writing is kept on this device. Try again when the network is back.',
    ],
    more: toReport ? '<a class="plain" href="/newreport">রিপোর্ট লিখুন · Write a report</a>' : '',
  })
