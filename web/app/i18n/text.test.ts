import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginning, languageOf, summary } from './text.ts'

describe('the beginning of a description', () => {
  // Shows spec 2.52, 9.24.
  it('is not there when the whole text fits', () => {
    expect(beginning('Short enough')).toBeUndefined()
    expect(beginning('x'.repeat(150))).toBeUndefined()
  })

  // Shows spec 2.52, 9.24.
  it('ends between two words when a word ends near by', () => {
    const text = `${'word '.repeat(29)}extraordinarily long`
    expect(beginning(text)).toBe('word '.repeat(29).trim())
  })

  // Shows spec 2.52, 9.24.
  it('cuts a word that has no end near by', () => {
    expect(beginning('x'.repeat(400))).toBe('x'.repeat(150))
  })

  it('counts letters as Bengali readers do and never cuts into one', () => {
    const conjunct = 'ক্ষু'
    expect(beginning(conjunct.repeat(200), 10)).toBe(conjunct.repeat(10))
  })

  it('keeps emoji and flags whole', () => {
    expect(beginning('👩‍👩‍👧'.repeat(3), 2)).toBe('👩‍👩‍👧'.repeat(2))
    expect(beginning('🇧🇩'.repeat(3), 2)).toBe('🇧🇩'.repeat(2))
    expect(beginning('👍🏽'.repeat(3), 2)).toBe('👍🏽'.repeat(2))
  })

  it('takes a list of short lines as running text, so that a card stays small', () => {
    expect(beginning('a\n\n\nb\n'.repeat(200), 9)).toBe('a b a b')
  })

  it('leaves no comma or full stop before the ellipsis', () => {
    expect(beginning('One two, three four', 9)).toBe('One two')
    expect(beginning('এক দুই। তিন চার', 7)).toBe('এক দুই')
  })

  it('is always a beginning of the text and never a broken character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(30), (text, most) => {
        const start = beginning(text, most + 1)
        const flowing = text.trim().replace(/\s+/g, ' ')
        if (start === undefined) return
        expect(flowing.startsWith(start)).toBe(true)
        expect(start.isWellFormed()).toBe(true)
        expect(start.length).toBeLessThan(flowing.length)
      }),
    )
  })
})

describe('the summary on a share card', () => {
  it('is the whole text on one line when that is short', () => {
    expect(summary(' One\ntwo ', 200)).toBe('One two')
  })
  it('ends in an ellipsis when something was left out', () => {
    expect(summary('word '.repeat(100), 200)).toMatch(/^(word ){39}word…$/)
  })
})

describe('the language of a text', () => {
  it('is the one whose script prevails', () => {
    expect(languageOf('ঢাকায় ATM বুথে চুরি')).toBe('bn')
    expect(languageOf('Theft at Karwan Bazar (কারওয়ান)')).toBe('en')
    expect(languageOf('12/3')).toBe('en')
  })
})
