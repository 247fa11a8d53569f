import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const example = readFileSync(path.resolve(import.meta.dirname, '../deploy/nginx/bichar.conf'), 'utf8')

/** The directives of the location that nginx chooses: of an exact one, or else of the one with the longest prefix. */
function locationOf(address: string): string {
  const locations = [...example.matchAll(/^ {2}location (=?) ?(\/\S*) \{\n(.*?)^ {2}\}/gms)]
  const matching = locations.filter(([, exact, prefix = '']) =>
    exact ? address === prefix : address.startsWith(prefix),
  )
  const [chosen] = matching.sort(([, , one = ''], [, , other = '']) => other.length - one.length)
  return chosen?.[3] ?? ''
}

it.each([
  // What is taken down must be gone at once.
  '/media/3f2b.jpg',
  // nginx turns HEAD into GET where it has a cache, and redirects what lacks only the slash at the end of a location.
  '/api/uploads',
  '/api/uploads/3f2b',
])('the nginx example keeps nothing of %s in its cache', (address) => {
  expect(locationOf(address)).toContain('proxy_cache off;')
  expect(locationOf(address)).toContain('proxy_pass http://bichar;')
})

it('the nginx example caches in a folder whose parent every Debian has, because nginx creates one level only', () => {
  expect(example).toMatch(/^proxy_cache_path \/var\/cache\/[\w-]+ /m)
})
