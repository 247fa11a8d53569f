import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../test/anyText.ts'
import { matchedWords } from './matchedWords.ts'

/** The text with its matches in brackets. */
const marked = (query: string, text: string) =>
  matchedWords(query, text)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('')

describe('what a query met is marked in a text', () => {
  test.each([
    ['the same word', 'Khulna', 'From khulna, KHULNA!', 'From [khulna], [KHULNA]!'],
    ['the other script', 'রুবেল', 'Rubel Hawladar of Khulna', '[Rubel] Hawladar of Khulna'],
    ['the other script', 'jahangir', 'জাহাঙ্গীর আলম', '[জাহাঙ্গীর] আলম'],
    ['a bent word', 'khulna', 'খুলনায় ও খুলনার পথে', '[খুলনায়] ও [খুলনার] পথে'],
    ['a query that is bent', 'খুলনায়', 'খুলনা Khulna খুলনাতে', '[খুলনা] [Khulna] [খুলনাতে]'],
    ['a beginning', 'kidnap', 'Two kidnappers; kidnapping', 'Two [kidnappers]; [kidnapping]'],
    ['a spelling', 'Rahim', 'Raheem, not Rahman', '[Raheem], not Rahman'],
    ['another encoding', 'খুলনায\u09bc', 'খুলনা\u09df', '[খুলনা\u09df]'],
    ['joiners', 'র্যাব', 'এক র\u200d্যাব সদস্য', 'এক [র\u200d্যাব] সদস্য'],
    ['digits', '২৫', 'On 25 May', 'On [25] May'],
    ['an abbreviation', 'Muhammad', 'মোঃ করিম', '[মোঃ] করিম'],
    ['what emojis stand before', 'rana', '😀 😀😀 Rana😀 রানা', '😀 😀😀 [Rana😀] [রানা]'],
    ['no common words', 'the theft of a car', 'the theft of a car', 'the [theft] of a [car]'],
    ['common words that are all', 'of the', 'the end of it', '[the] end [of] it'],
    ['no beginning of one letter', 'r', 'R for Rana', '[R] for Rana'],
    ['no sound of one consonant', 'm', 'ম মা', 'ম মা'],
    ['nothing', '', 'some text', 'some text'],
    ['nothing', '?!', 'some? text!', 'some? text!'],
  ])('%s', (_, query, text, expected) => {
    expect(marked(query, text)).toBe(expected)
  })

  test('by sound it is not a common word', () => {
    expect(marked('tar', 'তার গাড়ি')).toBe('তার গাড়ি')
  })

  test('and the pieces together are the text, whatever that is', () => {
    fc.assert(
      fc.property(anyText(), anyText(60), (query, text) => {
        const pieces = matchedWords(query, text)
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        expect(pieces.every((piece) => piece.text !== '')).toBe(true)
        for (const [at, piece] of pieces.entries()) expect(piece.isMatch).not.toBe(pieces[at - 1]?.isMatch)
      }),
    )
  })

  test('never breaks a letter in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        for (const piece of matchedWords('rana', text)) expect(piece.text.isWellFormed()).toBe(true)
      }),
    )
  })

  test('a word of ten thousand letters is looked at as far as words are compared', () => {
    const long = 'ক'.repeat(10_000)
    expect(marked(long, `${long} খ`)).toBe(`[${long}] খ`)
    expect(marked('rana', 'রানা '.repeat(2_000))).toBe('[রানা] '.repeat(2_000))
  })
})
