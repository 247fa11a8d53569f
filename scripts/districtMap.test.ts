import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import divisions from '../server/src/places/bangladesh.json' with { type: 'json' }
import { districtShapes, mapSize } from '../web/app/places/map/shapes.ts'
import { districtMap, file } from './districtMap.mjs'

test('the map that the web app draws is the one that is made of the packages and the table of places', () => {
  expect(districtMap()).toBe(readFileSync(file, 'utf8'))
})

test('each district has a shape of whole numbers, within the map', () => {
  const names = divisions.flatMap(({ districts }) => districts.map(({ en }) => en))
  expect(Object.keys(districtShapes)).toEqual(names)
  for (const shape of Object.values(districtShapes)) {
    expect(shape).toMatch(/^(M\d+ \d+l-?\d+( \d+|-\d+)(( |(?=-))-?\d+( \d+|-\d+))*z)+$/)
    for (const [, x, y] of shape.matchAll(/M(\d+) (\d+)/g)) {
      expect(Number(x)).toBeLessThanOrEqual(mapSize.width)
      expect(Number(y)).toBeLessThanOrEqual(mapSize.height)
    }
  }
})
