import { fetchAfterPaint } from './fetchAfterPaint.ts'

/**
 * Lets a page be read before its buttons work: whatever fetches scripts waits in a `<template>` until what there is to read has been
 * painted. React puts the hints to fetch them first into the head, where they share a slow line with the style sheet, the font and
 * the first picture.
 *
 * @param mark the nonce by which our own inline scripts are known
 * @param further scripts that the others will ask for
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
