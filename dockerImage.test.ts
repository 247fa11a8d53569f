import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8')

/** A pattern of .dockerignore as a regular expression. It matches hidden files, too, and with a folder all that is in it. */
const expressionOf = (pattern: string): RegExp => {
  const body = pattern
    .replaceAll('.', '\\.')
    .replaceAll(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(.*/)?'))
  return new RegExp(`^${body}(/|$)`)
}

const patterns = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ isException: line.startsWith('!'), expression: expressionOf(line.replace('!', '')) }))

/** Whether Docker sends a file to the build: the last pattern that matches it decides. */
const isSent = (file: string): boolean =>
  patterns.findLast(({ expression }) => expression.test(file))?.isException ?? true

const tracked = execFileSync('git', ['ls-files'], { cwd: import.meta.dirname, encoding: 'utf8' })
  .trim()
  .split('\n')
const sent = tracked.filter(isSent)

describe('the build of the image', () => {
  test('gets the packages that it installs, and all of the product', () => {
    const product = tracked.filter((file) =>
      /^(package-lock\.json|\.npmrc|(contract|server|web)\/.*)$/.test(file),
    )
    const isLeftOut = (file: string) =>
      /\.test\.tsx?$|\/test\/|\/README\.md$|^server\/src\/db\/released\//.test(file)
    expect(product.filter((file) => isSent(file) === isLeftOut(file))).toEqual([])
  })

  test('gets no tests, documents or measurements', () => {
    const tops = new Set(sent.map((file) => file.split('/')[0]))
    expect([...tops].sort()).toEqual([
      ...['.npmrc', 'LICENSE', 'THIRD_PARTY_NOTICES', 'contract', 'e2e', 'package-lock.json', 'package.json'],
      ...['server', 'tsconfig.base.json', 'web'],
    ])
    expect(sent.filter((file) => file.startsWith('e2e/'))).toEqual(['e2e/package.json'])
    expect(sent.filter((file) => /\.test\.|\/test\/|\.md$/.test(file))).toEqual([])
  })

  test.each([
    ...['.env', 'deploy/docker/.env', 'server/.env.production', 'data/server.key', '.git/config'],
    ...['node_modules/zod/package.json', 'server/node_modules/lru-cache/package.json'],
  ])('gets no %s', (file) => expect(isSent(file)).toBe(false))
})

describe('the image', () => {
  const [build = '', image = ''] = read('deploy/docker/Dockerfile')
    .split(/^(?=FROM)/m)
    .slice(1)

  test('has the packages of production only', () => {
    expect(build).toMatch(/^RUN npm ci --omit=dev &&/m)
  })

  test('contains nothing of the web app but what was built of it', () => {
    const copied = [...image.matchAll(/^COPY --from=built (.+) (\S+)$/gm)].map(([, from = '']) =>
      from.split(' '),
    )
    expect(copied.flat().sort()).toEqual(
      [
        ...['/app/LICENSE', '/app/THIRD_PARTY_NOTICES', '/app/contract', '/app/node_modules'],
        ...['/app/package.json', '/app/server', '/app/web/build'],
      ].sort(),
    )
    expect(image).not.toMatch(/^(ADD|COPY (?!--from=built))/m)
  })

  test('runs without the rights of root, and says whether it is ready', () => {
    const [, afterUser = ''] = image.split(/^USER node$/m)
    expect(afterUser).toMatch(/^CMD /m)
    expect(afterUser).toMatch(/^HEALTHCHECK [\s\S]*\/readyz/m)
    expect(afterUser).not.toMatch(/^(USER|RUN) /m)
  })
})
