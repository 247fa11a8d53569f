/** What the first pages say: when the app is built, these words are picked out of all (web/firstWords.ts). */
export { default } from '../en.ts'
