import { expect, test } from 'vitest'
import type { Language } from '../i18n/messages.ts'
import { makePost } from '../test/make.ts'
import { renderWith } from '../test/renderWith.tsx'
import { CaseLine } from './CaseLine.tsx'

const inWords: [Language, string][] = [
  ['en', 'Read by a moderator, published on 2 May 2026'],
  ['bn', 'একজন মডারেটর পড়েছেন, ২ মে ২০২৬ তারিখে প্রকাশিত'],
]

test.each(inWords)(
  'says in %s who has read it, and on which day it was published',
  async (language, words) => {
    const page = await renderWith(<CaseLine post={makePost({ publishedOn: '2026-05-02' })} />, {
      language,
    })
    await expect.element(page.getByText(words)).toBeVisible()
  },
)

test('says nothing of that where it is not known', async () => {
  const page = await renderWith(<CaseLine post={makePost({ publishedOn: null })} />)
  await expect.element(page.getByText('1 May 2026')).toBeVisible()
  expect(page.container.textContent).not.toMatch(/moderator|published/)
})
