import { isLanguage, loadMessages } from './messages.ts'

/** Loads a part of the app with all messages of the current language: at first only those of the first pages are loaded. */
export async function withMessages<Part>(load: () => Promise<Part>): Promise<Part> {
  const { lang } = document.documentElement
  const [part] = await Promise.all([load(), loadMessages(isLanguage(lang) ? lang : 'en')])
  return part
}
