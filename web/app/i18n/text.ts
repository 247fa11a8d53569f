/** Length of a preview (spec section 9). */
const previewCharacters = 150
const wordCharacters = 20

/**
 * What a reader perceives as one letter: a character with its vowel signs and marks, a conjunct such as 'ক্ষ', a whole emoji. Written out
 * because Intl.Segmenter splits Bengali conjuncts on some phones and not on others, and the server and the browser must cut at the same
 * place.
 */
const letter =
  /(?:\r\n|\p{Regional_Indicator}{2}|[\s\S])(?:\u09cd\u200d?\p{L}|\u200d\p{Extended_Pictographic}|[\p{M}\u200c\u200d]|\p{Emoji_Modifier})*/gu

/**
 * The beginning of a text, on one line, cut after at most `most` letters: between two words where one ends near by.
 * `undefined` if the text is not longer than that.
 */
export function beginning(text: string, most = previewCharacters): string | undefined {
  const flowing = text.trim().replace(/\s+/g, ' ')
  const letters: string[] = []
  for (const [found] of flowing.matchAll(letter)) {
    if (letters.length === most) return atWordEnd(letters)
    letters.push(found)
  }
  return undefined
}

/** `letters` up to their last space, unless that would take away more than a word of usual length. */
function atWordEnd(letters: string[]): string {
  const space = letters.lastIndexOf(' ')
  const kept = space > 0 && space >= letters.length - wordCharacters ? letters.slice(0, space) : letters
  return kept.join('').replace(/[\s,;:،।.–-]+$/u, '')
}

/** The beginning of a text with an ellipsis, for a share card. */
export function summary(text: string, most: number): string {
  const start = beginning(text, most)
  return start === undefined ? text.trim().replace(/\s+/g, ' ') : `${start}…`
}

/** The language of a text, by its script; it decides how the text is read aloud and spaced. */
export function languageOf(text: string): 'bn' | 'en' {
  const bengali = text.match(/[\u0980-\u09ff]/g)?.length ?? 0
  const latin = text.match(/[a-z]/gi)?.length ?? 0
  return bengali > latin ? 'bn' : 'en'
}
