import type { Options } from './options.ts'
import type { Picture } from './take.ts'

const style = `
body { margin: 1.5rem; font: 1rem/1.4 system-ui, sans-serif; background: #ddd; color: #111; }
nav { columns: 14rem; margin-block: 1rem 2rem; }
nav a { display: block; }
section { margin-block: 2.5rem; }
h2 { position: sticky; top: 0; margin: 0 0 .5rem; padding: .5rem 0; background: #ddd; }
.row { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; padding-bottom: .5rem; }
figure { margin: 0; flex: none; }
img { display: block; height: 26rem; width: auto; border: 1px solid #999; background: #fff; }
.whole img { height: auto; width: 22rem; }
figcaption { font-size: .85rem; }
.problem { width: 16rem; padding: 1rem; border: 1px solid #b00; color: #b00; background: #fff; }
`

/** An HTML page that shows the pictures of each screen side by side, in the order of the table of screens. */
export function contactSheet(pictures: readonly Picture[], { screens, isWhole }: Options): string {
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const names = screens.map(({ name }) => name)
  const links = names.map((name) => `<a href="#${idOf(name)}">${escaped(name)}</a>`)
  return `<!doctype html>
<html lang="en"${isWhole ? ' class="whole"' : ''}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bichar, every screen</title>
<style>${style}</style>
<h1>Every screen, ${date} UTC</h1>
<nav>${links.join('\n')}</nav>
${names.map((name) => section(name, pictures)).join('\n')}
</html>
`
}

function section(name: string, pictures: readonly Picture[]): string {
  const own = pictures
    .filter(({ screen }) => screen === name)
    .sort(
      (one, other) =>
        one.width - other.width ||
        other.language.localeCompare(one.language) ||
        other.theme.localeCompare(one.theme),
    )
  return `<section id="${idOf(name)}"><h2>${escaped(name)}</h2><div class="row">
${own.map(figure).join('\n')}
</div></section>`
}

function figure({ screen, width, language, theme, file, problem }: Picture): string {
  const words = `${width}, ${language === 'bn' ? 'Bengali' : 'English'}, ${theme}`
  const shown = problem
    ? `<p class="problem">${escaped(problem)}</p>`
    : `<a href="${file}"><img src="${file}" alt="${escaped(screen)}" loading="lazy"></a>`
  return `<figure>${shown}<figcaption>${words}</figcaption></figure>`
}

const idOf = (name: string) => name.toLowerCase().replace(/\W+/g, '-')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
