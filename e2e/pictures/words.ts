import bn from '../../web/app/i18n/bn.ts'
import en from '../../web/app/i18n/en.ts'

/** What the product says, so that a button is found in whichever language its page speaks. */
export const wordsOf = { en, bn }

export type Words = typeof en
export type Language = keyof typeof wordsOf
export const languages = Object.keys(wordsOf) as Language[]
