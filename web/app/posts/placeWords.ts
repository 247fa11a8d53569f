import type { Post } from '@bichar/contract/posts.ts'

/** What stands around names: short English words, and what kind of place it is. */
const filling =
  /^([a-z]{1,3}|near|bangladesh|district|upazila|thana|city|town|বাংলাদেশ|জেলা|জেলার|উপজেলা|উপজেলার|থানা|থানার|শহর|এলাকা|এলাকায়)$/

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => !filling.test(word))

/** Whether a description of a place says more than the names of the place that was chosen. */
export function saysMore(description: string, { en, bn }: Post['place']): boolean {
  const known = new Set(wordsOf(`${en} ${bn}`))
  return wordsOf(description).some((word) => !known.has(word))
}
