import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../test/anyText.ts'
import { hashtagsOf } from './hashtags.ts'

// Shows spec 5.64.
test.each([
  ['', []],
  [' , # ,, ## ', []],
  ['#Dhaka, safety  #নিরাপত্তা\n#road', ['Dhaka', 'safety', 'নিরাপত্তা', 'road']],
  ['##Dhaka c# #a#b', ['Dhaka', 'c#', 'a#b']],
  ['Dhaka #dhaka DHAKA khulna', ['Dhaka', 'khulna']],
  ['groß gross', ['groß', 'gross']],
])('%j holds %j', (text, tags) => {
  expect(hashtagsOf(text)).toEqual(tags)
})

test('hashtags that are read again stay as they are', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const tags = hashtagsOf(text)
      expect(hashtagsOf(tags.join(' '))).toEqual(tags)
    }),
  )
})
