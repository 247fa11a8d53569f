import { expect, test } from 'vitest'
import { loadMessages } from '../i18n/messages.ts'
import { formTitle } from './postedForm.ts'

const names = { appNames: { en: 'Bichar', bn: 'বিচার' } }
const posted = (success: boolean) => ({ status: 200, fields: {}, body: { success } })

test.each([
  ['en', 'Bichar', 'Error: Bichar'],
  ['bn', 'বিচার', 'ত্রুটি: বিচার'],
] as const)(
  'the title of a refused form says so in the language of the page (%s)',
  async (language, name, failed) => {
    await loadMessages(language)
    const titles = [undefined, posted(true), posted(false)].map((form) => formTitle(names, language, form))
    expect(titles).toEqual([name, name, failed])
  },
)
