import { describe, expect, it } from 'vitest'
import { addressOf, addressOn, networks, takesNone } from './addresses.ts'

const page = addressOf('https://bichar.example', { kind: 'post', id: '019a' })

describe('a shared link', () => {
  // Shows spec 2.61.
  it('hands each network the absolute address of the post, whole and once', () => {
    for (const network of networks.filter((each) => !takesNone(each, false))) {
      const { searchParams } = new URL(addressOn(network, `${page}?a=b&c=d`))
      expect([...searchParams.values()]).toEqual([`${page}?a=b&c=d`])
    }
  })

  // Shows spec 2.61.
  it('leads to the network that it names', () => {
    const places = networks.map((network) => new URL(addressOn(network, page)))
    expect(places.map(({ host, pathname }) => host + pathname)).toEqual([
      'wa.me/',
      'www.messenger.com/',
      'imo.im/',
      'www.facebook.com/sharer/sharer.php',
      'twitter.com/intent/tweet',
      't.me/share/url',
      'www.linkedin.com/sharing/share-offsite/',
      'www.instagram.com/',
    ])
  })

  it('is that of the page of a suspect', () => {
    expect(addressOf('https://bichar.example', { kind: 'suspect', id: '019a' })).toBe(
      'https://bichar.example/suspects/019a',
    )
  })

  it('is handed to the apps that take it on Android, whole, and leads to their home page where they are not', () => {
    const address = addressOn('imo', `${page}?a=b;c`, true)
    expect(address).toContain(';package=com.imo.android.imoim;')
    expect(address).toContain(`;S.android.intent.extra.TEXT=${encodeURIComponent(`${page}?a=b;c`)};`)
    expect(address).toContain(`;S.browser_fallback_url=${encodeURIComponent('https://imo.im/')};end`)
    expect(networks.filter((each) => takesNone(each, true))).toEqual(['Instagram'])
  })

  // Shows spec 2.62.
  it('leads to the home page of Instagram, which takes no address', () => {
    expect(addressOn('Instagram', page)).toBe('https://www.instagram.com/')
  })
})
