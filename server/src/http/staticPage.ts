import type { FastifyReply } from 'fastify'

export const policyOfStaticPages =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'"

type HeadingAndText = readonly [heading: string, text: string]

interface PageTexts {
  bn: HeadingAndText
  en: HeadingAndText
  /** Whether the page answers a form. The form is sent again only by a reload, so such a page has no link to try again. */
  isAnswer?: boolean
  /** HTML after the link to try again. */
  more?: string
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * A fallback page for when the app cannot render one. It is in both languages, because the reader's choice is not known, needs no
 * scripts, and has the colours of web/app/theme.css.
 */
export const staticPage = (
  name: string,
  { bn, en, isAnswer = false, more = '' }: PageTexts,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(name)}</title>
<link rel="icon" href="/icon.svg">
<style>
:root { color-scheme: light dark; }
body { margin: 0; }
main { min-height: 100dvh; display: grid; place-content: center; justify-items: center; gap: 1rem; padding: 1.5rem;
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
<main>
<img src="/icon.svg" alt="" width="72" height="72">
<h1 lang="bn">${bn[0]}</h1>
<p lang="bn">${bn[1]}</p>
<h1>${en[0]}</h1>
<p>${en[1]}</p>
${isAnswer ? '' : '<a href="">আবার চেষ্টা করুন · Try again</a>'}
${more}
</main>
</body>
</html>
`

/** Sets the headers of a page that replaces the requested one and must not be cached. */
export const setInPlaceOfPage = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policyOfStaticPages })
