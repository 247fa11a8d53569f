import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import divisions from '../server/src/places/bangladesh.json' with { type: 'json' }
import maps from '../server/src/places/upazilaMaps.json' with { type: 'json' }
import { districtShapes, mapSize } from '../web/app/places/map/shapes.ts'
import { districtMap, file, upazilaFile, upazilaMaps } from './districtMap.mjs'

test('the map that the web app draws is the one that is made of the packages and the table of places', () => {
  expect(districtMap()).toBe(readFileSync(file, 'utf8'))
  expect(upazilaMaps()).toBe(readFileSync(upazilaFile, 'utf8'))
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

test('each upazila has a shape within the box of its district', () => {
  for (const { en, places } of divisions.flatMap(({ districts }) => districts)) {
    const { box, shapes } = maps[en as keyof typeof maps]
    const [left = 0, top = 0, width = 0, height = 0] = box.split(' ').map(Number)
    expect(Object.keys(shapes)).toEqual(places.map((place) => place.en))
    for (const shape of Object.values<string>(shapes)) {
      const starts = [...shape.matchAll(/M(\d+) (\d+)/g)]
      expect(starts.length, en).toBeGreaterThan(0)
      for (const [, x, y] of starts) {
        expect(Number(x) - left).toBeLessThanOrEqual(width)
        expect(Number(y) - top).toBeLessThanOrEqual(height)
      }
    }
  }
})
