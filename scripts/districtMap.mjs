// Draws the map of the 64 districts for the web app, and the maps of their upazilas for the server: node scripts/districtMap.mjs. No
// package contains open outlines of the districts, so each district is approximated by the area nearest to the centres of its upazilas
// (Voronoi cells), clipped to the outline of the country.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Delaunay } from 'd3-delaunay'
import polygonClipping from 'polygon-clipping'
import { feature } from 'topojson-client'

const require = createRequire(import.meta.url)
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** The width of the map, in units of an integer grid. */
const width = 600
/** How many times finer the grid of the upazila maps is. */
const timesFiner = 5
/** The ISO 3166-1 code, which world-atlas uses as id. */
const bangladesh = '050'
/** Islands and slivers with a smaller area, in squares of the grid, are not drawn. */
const leastArea = 4

export const file = path.resolve(import.meta.dirname, '../web/app/places/map/shapes.ts')
export const upazilaFile = path.resolve(import.meta.dirname, '../server/src/places/upazilaMaps.json')

/** The districts, each with its land on the grid, and the outline of the country. */
function readDistricts() {
  const outline = readOutline()
  const project = projectionOf(outline)
  const country = outline.map((polygon) => polygon.map((ring) => ring.map(project)))
  const placed = ({ longitude, latitude, en }) => ({ en, at: project([longitude, latitude]) })
  const districts = readJson(
    path.resolve(import.meta.dirname, '../server/src/places/bangladesh.json'),
  ).flatMap((division) => division.districts)
  const centres = districts.flatMap(({ places, ...district }) =>
    [district, ...places].map((place) => ({ of: district.en, at: placed(place).at })),
  )
  const cells = cellsOf(centres)
  const lands = districts.map(({ en, places }) => {
    const own = cells.filter((_cell, index) => centres[index].of === en)
    return {
      en,
      places: places.map(placed),
      land: polygonClipping.intersection(polygonClipping.union(...own), country),
    }
  })
  return { country, lands }
}

/** The Voronoi cells of these centres, which extend beyond the country. */
function cellsOf(centres) {
  const [low, high] = [-width, 3 * width]
  const cells = Delaunay.from(centres.map(({ at }) => at)).voronoi([low, low, high, high])
  return centres.map((_centre, index) => [cells.cellPolygon(index)])
}

/**
 * The upazilas of each district as JSON: each gets the part of the district's land that is nearest to its centre. They are drawn on a
 * finer grid of their own, and each district has the bounding box of its land on that grid.
 */
export function upazilaMaps() {
  const maps = readDistricts().lands.map(({ en, places, land }) => {
    const fine = finer(land)
    const points = fine.flat(2)
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    const [left, top] = [Math.min(...xs), Math.min(...ys)].map(Math.floor)
    const box = [left, top, Math.ceil(Math.max(...xs)) - left, Math.ceil(Math.max(...ys)) - top]
    const cells = cellsOf(places)
    const shapes = places.map((place, index) => {
      return [place.en, pathOf(polygonClipping.intersection(finer([cells[index]]), fine).flat())]
    })
    return [en, { box: box.join(' '), shapes: Object.fromEntries(shapes) }]
  })
  return `${JSON.stringify(Object.fromEntries(maps), undefined, 2)}\n`
}

/** Rounds to integers: the clipping library fails on edges that almost touch. */
const finer = (polygons) =>
  polygons.map((polygon) =>
    polygon.map((ring) => ring.map((point) => point.map((at) => Math.round(timesFiner * at)))),
  )

/** The source of the module from which the web app draws the map. */
export function districtMap() {
  const { country, lands } = readDistricts()
  const shapes = lands.map(({ en, land }) => [en, pathOf(land.flat())])
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

/**
 * Projects degrees to the grid. In a country of this latitude and size, one cosine is accurate enough to scale all degrees of
 * longitude.
 */
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

/** Closed SVG paths with relative steps. All points are rounded in the same way, so that the shapes of neighbours meet. */
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(file, districtMap())
  writeFileSync(upazilaFile, upazilaMaps())
}
