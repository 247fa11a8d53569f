import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'
import { buttonClass, iconButtonClass } from './Button.tsx'

const app = path.join(import.meta.dirname, '..')
const resolve = createRequire(import.meta.url).resolve

/** The style sheet of the app with these classes. */
async function sheetWith(classes: readonly string[]): Promise<string[]> {
  const theme = path.join(app, 'theme.css')
  const { build } = await compile(readFileSync(theme, 'utf8'), {
    base: app,
    async loadStylesheet(id, base) {
      const file = id.startsWith('.') ? path.join(base, id) : resolve(id)
      return { path: file, base: path.dirname(file), content: readFileSync(file, 'utf8') }
    },
  })
  return build([...classes])
    .split('\n')
    .map((line) => line.trim())
}

/** At which line of the sheet the rule of a class stands, and which properties it sets. */
function ruleOf(sheet: readonly string[], name: string) {
  const selector = `.${name.replaceAll(/[^\w-]/g, '\\$&')}`
  const place = sheet.findIndex(
    (line) => line.startsWith(selector) && ' :'.includes(line.charAt(selector.length)),
  )
  const body = sheet.slice(place + 1, sheet.indexOf('}', place))
  return { place, properties: place < 0 ? [] : body.map((line) => line.slice(0, line.indexOf(':'))) }
}

const variantOf = (name: string) => name.slice(0, name.lastIndexOf(':') + 1)
/** The classes that a file hands to each of its buttons, with the button's own. */
function handedOver(source: string) {
  return [...source.matchAll(/<(\w*Button(?:Link)?)\b((?:=>|[^>])*?)>/g)].flatMap(
    ([, element, attributes = '']) => {
      const [, value = ''] = /className=("[^"]*"|\{[^}]*\}[^}]*\}|\{[^}]*\})/.exec(attributes) ?? []
      const isIcon = element === 'IconButton'
      const [, look = isIcon ? 'plain' : 'brand'] = /look="(\w+)"/.exec(attributes) ?? []
      const own = (isIcon ? iconButtonClass : buttonClass)(look as 'brand')
      return [{ own: own.trim().split(' '), classes: value.split(/[^\w!:./[\]()%*-]+/).filter(Boolean) }]
    },
  )
}

// Of two classes for one property, the later in the style sheet wins, wherever they stand on the element.
test('no class that is handed to a button loses against one that every button has', async () => {
  const lost: string[] = []
  for (const file of globSync('**/*.tsx', { cwd: app })) {
    for (const { own, classes } of handedOver(readFileSync(path.join(app, file), 'utf8'))) {
      if (classes.length === 0) continue
      const sheet = await sheetWith([...own, ...classes])
      for (const name of classes.filter((each) => !each.includes('!'))) {
        const handed = ruleOf(sheet, name)
        const stronger = own.find((each) => {
          const { place, properties } = ruleOf(sheet, each)
          const sets = properties.some((property) => handed.properties.includes(property))
          return sets && variantOf(each) === variantOf(name) && place > handed.place
        })
        if (stronger) lost.push(`${file}: ${name} against ${stronger}`)
      }
    }
  }
  expect(lost).toEqual([])
})
