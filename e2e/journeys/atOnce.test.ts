import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { startBichar } from '../bichar.ts'
import { expect, test } from '../test.ts'

/** The number of callers, each with its own connection: connections are distributed over the processes in turn. */
const callers = 4

function read(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-language': 'en' }
    get(address, { agent: false, headers }, (response) => {
      if (response.statusCode === 200) text(response).then(resolve, reject)
      else reject(new Error(`${address}: ${response.statusCode}`))
    }).on('error', reject)
  })
}

/** The HTML without what only scripts read. */
const withoutScripts = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<!-- -->/g, '')

test('what is let through stands on card, page, share card, map and numbers at once, on every process', async () => {
  const bichar = await startBichar({ PROCESSES: '2' })
  try {
    const author = await bichar.makePerson('Farhana Islam')
    const title = 'Nets cut at night'
    const report = { title, desc: 'By the river.', isAnonymous: true, kinds: ['Vandalism'] }
    const places = { district: 'Narail', upazila: 'Kalia', location: '' }
    const id = await bichar.file(author, { ...report, ...places })
    const pages = {
      card: ['/', new RegExp(`(Vandalism(?:(?!<article)[\\s\\S])*${title}[\\s\\S]*?)</article>`)],
      share: [`/postDetails/${id}`, /"og:description" content="([^"]*)"/],
      picture: [`/postDetails/${id}`, /"og:image" content="([^"]*)"/],
      line: [`/postDetails/${id}`, /<li aria-current="step"([\s\S]*?)<\/li>/],
      map: ['/places', /aria-label="(Narail: [^"]*)"/],
      district: ['/places/narail', /<h1[\s\S]*?<dl[^>]*>([\s\S]*?)<\/div>/],
      arrested: ['/numbers', />Arrested<[\s\S]*?(\d+ of \d+)/],
    } as const
    /** The distinct texts that all callers get in this place of the page; a single one means that all processes agree. */
    const told = async (page: keyof typeof pages) => {
      const [path, part] = pages[page]
      const all = await Promise.all(Array.from({ length: callers }, () => read(bichar.url + path)))
      const parts = all.map(
        (html) =>
          part
            .exec(withoutScripts(html))?.[1]
            ?.replace(/<[^>]*>/g, ' ')
            .trim() ?? '',
      )
      return [...new Set(parts)]
    }
    // A second report, because a numbers page without any reports looks different.
    await bichar.publish(author, { title: 'A tree felled', desc: 'At noon.', isAnonymous: true })
    const empty = { map: 'Narail: 0 reports', arrested: '0 of 1', card: '' } as const

    await test.step('what waits is nowhere, and both remember that', async () => {
      for (const [page, nothing] of Object.entries(empty))
        expect(await told(page as keyof typeof empty)).toEqual([nothing])
    })

    let picture: string[] = []
    await test.step('let through, it is there', async () => {
      await bichar.approve(id)
      expect(await told('card')).toEqual([expect.stringMatching(/^Vandalism /)])
      expect(await told('share')).toEqual(['Vandalism · Kalia, Narail – By the river.'])
      expect(await told('line')).toEqual([expect.stringContaining('Reported')])
      expect(await told('map')).toEqual(['Narail: 1 report'])
      expect(await told('district')).toEqual([expect.stringMatching(/^Reports\s+1$/)])
      expect(await told('arrested')).toEqual(['0 of 2'])
      picture = await told('picture')
      expect(picture).toHaveLength(1)
      const drawn = await fetch(picture[0] ?? '')
      expect(drawn.headers.get('content-type')).toBe('image/jpeg')
    })

    await test.step('and so is a step of its case', async () => {
      await bichar.tell(author, id, {
        title: 'Two were arrested',
        date: '2026-11-13',
        desc: '',
        step: 'arrested',
      })
      expect(await told('card')).toEqual([expect.stringMatching(/Arrested · +13 Nov 2026/)])
      expect(await told('share')).toEqual([
        'Vandalism · Kalia, Narail – Arrested, 13 Nov 2026 – By the river.',
      ])
      expect(await told('line')).toEqual([expect.stringContaining('Arrested')])
      expect(await told('arrested')).toEqual(['1 of 2'])
      const another = await told('picture')
      expect(another).toHaveLength(1)
      expect(another).not.toEqual(picture)
    })

    await test.step('taken back, it is gone', async () => {
      const body = { action: 'disapprove' } as const
      await bichar.call(bichar.admin, 'POST /posts/admin/toggle-approval/:id', { params: { id }, body })
      for (const [page, nothing] of Object.entries(empty))
        expect(await told(page as keyof typeof empty)).toEqual([nothing])
    })
  } finally {
    await bichar.stop()
  }
})
