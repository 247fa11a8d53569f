import { isLanguage, loadWords } from './messages.ts'

/** Fetches a part of the app with all words of the language that is read: at first only those of the first pages are there. */
export async function withWords<Part>(load: () => Promise<Part>): Promise<Part> {
  const { lang } = document.documentElement
  const [part] = await Promise.all([load(), loadWords(isLanguage(lang) ? lang : 'en')])
  return part
}
