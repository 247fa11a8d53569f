import type { SuspectAction } from '@bichar/contract/rules/suspectVisibility.ts'
import routes from '../../web/app/routes.ts'
import { expect, test } from '../test.ts'

interface Route {
  path?: string
  children?: Route[]
}

/** Every path of the app. */
const pathsOf = (entries: readonly Route[], above = ''): string[] =>
  entries.flatMap(({ path, children }) => {
    const own = path === undefined ? above : `${above}/${path}`
    return children ? pathsOf(children, own) : [own || '/']
  })

test('no page, whatever its path, shows a guest somebody whom no moderator has looked at', async ({
  bichar,
}) => {
  const author = await bichar.makePerson('Rokeya Khatun')
  const name = 'Zorhab টংলাব'
  const form = { name, location: 'Vexbridge, Rupsa, Khulna', crimeTypes: ['Extortion'] }
  const { criminal } = await bichar.call(author, 'POST /criminals', { form })
  const report = { title: 'A shop was emptied', desc: 'By night.', isAnonymous: true }
  const post = await bichar.file(author, { ...report, criminals: [criminal._id] })
  const left = { action: 'approve' as const, leaveOut: [criminal._id] }
  await bichar.call(bichar.admin, 'POST /posts/admin/toggle-approval/:id', {
    params: { id: post },
    body: left,
  })

  /** The pages on which one of these words stands, in English or Bengali; each is read again as the cache has it. */
  const pagesWith = async (words: readonly string[]) => {
    const found = new Set<string>()
    const paths = new Set(pathsOf(routes as Route[]))
    for (const path of [
      ...paths,
      '/suspects?status=wanted',
      '/places?kind=Extortion',
      '/suspects?category=Extortion',
    ]) {
      const id = path.startsWith('/suspects') ? criminal._id : post
      const target = path.replace(':id', id).replace(':slug', 'khulna').replace('*', 'nowhere')
      for (const language of ['en', 'bn', 'en']) {
        const answer = await fetch(bichar.url + target, { headers: { 'accept-language': language } })
        const text = await answer.text()
        expect(answer.status, target).toBeLessThan(500)
        if (words.some((word) => text.includes(word))) found.add(path)
      }
    }
    return [...found].sort()
  }
  const words = ['Zorhab', 'টংলাব', 'Vexbridge', criminal._id]
  // The address of their page is what was asked for.
  const byAddress = ['/suspects/:id']
  expect((await pagesWith(words)).filter((path) => !byAddress.includes(path))).toEqual([])
  const decide = (action: SuspectAction) =>
    bichar.call(bichar.admin, 'POST /admin/suspects/:id/decision', {
      params: { id: criminal._id },
      body: { action },
    })
  await decide('show')
  // Those of a day stand in no order: of the list of everybody, another journey may have the first page.
  expect(await pagesWith(['Zorhab'])).toEqual(
    expect.arrayContaining(['/', '/postDetails/:id', '/suspects?category=Extortion']),
  )
  await decide('sendBack')
  expect((await pagesWith(words)).filter((path) => !byAddress.includes(path))).toEqual([])
})
