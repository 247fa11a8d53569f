import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** The unit without its comments at the top. */
const unit = (name: string): string => {
  const text = readFileSync(path.join(import.meta.dirname, 'deploy/systemd', name), 'utf8')
  return text.slice(text.indexOf('[Unit]'))
}

test('the service of one port is as that of the only one, in a folder and on a port of its own', () => {
  const expected = unit('bichar.service')
    .replace('Description=Bichar', 'Description=Bichar on port %i')
    .replaceAll('/srv/bichar/app', '/srv/bichar/%i')
    .replace('PORT=3000', 'PORT=%i')
  expect(unit('bichar@.service')).toBe(expected)
})
