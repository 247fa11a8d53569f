// Draws the map of the 64 districts and writes it into the web app: node scripts/districtMap.mjs. No open outline of the districts
// themselves comes in a package, so that each is what lies nearest to the centres of its upazilas, within the country's outline.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Delaunay } from 'd3-delaunay'
import polygonClipping from 'polygon-clipping'
import { feature } from 'topojson-client'

const require = createRequire(import.meta.url)
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** The map is drawn on a grid of whole numbers, as wide as this. */
const width = 600
/** ISO 3166-1, as world-atlas names countries. */
const bangladesh = '050'
/** Islands and slivers with less than so many squares of the grid are not drawn. */
const leastArea = 4

export const file = path.resolve(import.meta.dirname, '../web/app/places/map/shapes.ts')

/** The text of the module that the web app draws the map from. */
export function districtMap() {
  const outline = readOutline()
  const project = projectionOf(outline)
  const country = outline.map((polygon) => polygon.map((ring) => ring.map(project)))
  const districts = readJson(
    path.resolve(import.meta.dirname, '../server/src/places/bangladesh.json'),
  ).flatMap((division) => division.districts)
  const centres = districts.flatMap(({ places, ...district }) =>
    [district, ...places].map(({ longitude, latitude }) => ({
      of: district.en,
      at: project([longitude, latitude]),
    })),
  )
  const [low, high] = [-width, 3 * width]
  const cells = Delaunay.from(centres.map(({ at }) => at)).voronoi([low, low, high, high])
  const shapes = districts.map(({ en }) => {
    const own = centres.flatMap(({ of }, index) => (of === en ? [[cells.cellPolygon(index)]] : []))
    const land = polygonClipping.intersection(polygonClipping.union(...own), country)
    return [en, pathOf(land.flat())]
  })
  const height = Math.round(Math.max(...country.flat(2).map(([, y]) => y)))
  return [
    '// Made by scripts/districtMap.mjs from Natural Earth (world-atlas, public domain) and server/src/places/bangladesh.json.',
    '',
    `export const mapSize = { width: ${width}, height: ${height} }`,
    '',
    '/** The outline of each district as the data of an SVG path, by its English name. */',
    'export const districtShapes: Readonly<Record<string, string>> = {',
    ...shapes.map(([name, shape]) => `  ${keyOf(name)}: '${shape}',`),
    '}',
    '',
  ].join('\n')
}

const keyOf = (name) => (/^[A-Za-z]+$/.test(name) ? name : name.includes("'") ? `"${name}"` : `'${name}'`)

/** The polygons of the country, in degrees. */
function readOutline() {
  const world = readJson(require.resolve('world-atlas/countries-10m.json'))
  const country = world.objects.countries.geometries.find(({ id }) => id === bangladesh)
  const { type, coordinates } = feature(world, country).geometry
  return type === 'Polygon' ? [coordinates] : coordinates
}

/** Degrees as places on the grid: so near to the tropic a degree of longitude is as long as one of latitude times a cosine. */
function projectionOf(outline) {
  const points = outline.flat(2)
  const longitudes = points.map(([longitude]) => longitude)
  const latitudes = points.map(([, latitude]) => latitude)
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const perDegree = width / (east - west)
  const stretch = 1 / Math.cos((((south + north) / 2) * Math.PI) / 180)
  return ([longitude, latitude]) => [(longitude - west) * perDegree, (north - latitude) * perDegree * stretch]
}

/** Closed lines on the grid, each step as far as from the one before: neighbours are rounded alike, so that they meet. */
function pathOf(rings) {
  const drawn = rings.map(rounded).filter((ring) => Math.abs(areaOf(ring)) >= leastArea)
  return drawn.map(lineOf).join('')
}

const rounded = (ring) =>
  ring
    .map((point) => point.map(Math.round))
    .filter(([x, y], index, all) => {
      const [beforeX, beforeY] = all.at(index - 1)
      return x !== beforeX || y !== beforeY
    })

const areaOf = (ring) =>
  ring.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = ring.at(index - 1)
    return sum + (beforeX * y - x * beforeY) / 2
  }, 0)

function lineOf([[x, y], ...rest]) {
  let [lastX, lastY] = [x, y]
  const steps = rest.map(([toX, toY]) => {
    const step = `${toX - lastX}${toY < lastY ? '' : ' '}${toY - lastY}`
    ;[lastX, lastY] = [toX, toY]
    return step
  })
  return `M${x} ${y}l${steps.join(' ').replaceAll(' -', '-')}z`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(file, districtMap())
