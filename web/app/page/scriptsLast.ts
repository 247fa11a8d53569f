/**
 * Lets a page be read before its buttons work. React puts the hints to fetch scripts first into the head, where they share a slow line
 * with the style sheet, the font and the first picture; they go to the end, and wait for those.
 *
 * @param further scripts that the others will ask for
 */
export function scriptsLast(page: string, further: readonly string[] = []): string {
  const hints: string[] = []
  const rest = page.replace(/<link (rel="modulepreload"[^>]*>)/g, (_, hint: string) => {
    hints.push(hint)
    return ''
  })
  const all = [...hints, ...further.map((file) => `rel="modulepreload" href="${file}"/>`)]
  return rest.replace(
    '</body>',
    () => `${all.map((hint) => `<link fetchpriority="low" ${hint}`).join('')}</body>`,
  )
}
