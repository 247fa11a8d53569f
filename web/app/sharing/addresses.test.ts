import { describe, expect, it } from 'vitest'
import { addressOf, addressOn, networks } from './addresses.ts'

const page = addressOf('https://bichar.example', { kind: 'post', id: '019a' })

describe('a shared link', () => {
  it('hands each network the absolute address of the post, whole and once', () => {
    for (const network of networks.filter((each) => each !== 'Instagram')) {
      const { searchParams } = new URL(addressOn(network, `${page}?a=b&c=d`))
      expect([...searchParams.values()]).toEqual([`${page}?a=b&c=d`])
    }
  })

  it('leads to the network that it names', () => {
    const places = networks.map((network) => new URL(addressOn(network, page)))
    expect(places.map(({ host, pathname }) => host + pathname)).toEqual([
      'wa.me/',
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

  it('leads to the home page of Instagram, which takes no address', () => {
    expect(addressOn('Instagram', page)).toBe('https://www.instagram.com/')
  })
})
