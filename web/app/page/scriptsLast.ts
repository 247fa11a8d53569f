import { fetchAfterPaint } from './fetchAfterPaint.ts'

/**
 * Lets a page be read before its buttons work: everything that loads scripts waits in a `<template>` until the readable content has been
 * painted. React puts preload hints into the head, where they compete with the style sheet, the font and the first picture on a slow
 * connection.
 *
 * @param mark the nonce by which our own inline scripts are recognised
 * @param further scripts that the others will request
 */
export function scriptsLast(page: string, mark: string, further: readonly string[] = []): string {
  const hints: string[] = []
  const rest = page.replace(/<link rel="modulepreload"[^>]*>/g, (hint) => {
    hints.push(hint)
    return ''
  })
  if (hints.length === 0) return page
  const all = [...hints, ...further.map((file) => `<link rel="modulepreload" href="${file}"/>`)].join('')
  return rest
    .replace(
      /<script [^>]*type="module"[^>]*>.*?<\/script>/s,
      (app) => `<template id="app-scripts">${all}${app}</template>`,
    )
    .replace('</body>', () => `<script nonce="${mark}">${fetchAfterPaint}</script></body>`)
}
