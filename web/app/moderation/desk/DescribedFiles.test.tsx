import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeCalls } from '../../test/fakeCalls.ts'
import { fakeDesk } from '../../test/fakeDesk.ts'
import { makeMedia } from '../../test/make.ts'
import { people } from '../../test/people.ts'
import { renderWith } from '../../test/renderWith.tsx'
import { DescribedFiles } from './DescribedFiles.tsx'

type Describe = NonNullable<FakeCalls['PUT /admin/desk/:kind/:id/alts']>

const medias = [makeMedia({ url: '/media/a.jpg', alt: 'ভাঙা গেট' }), makeMedia({ url: '/media/b.jpg' })]
const [item] = fakeDesk(['Robbed']).items as [ReturnType<typeof fakeDesk>['items'][number]]
const open = page.getByRole('button', { name: 'Say what the files show' })

test('a moderator reads what is said of each file, sees where it is missing, and completes it', async () => {
  const describe = vi.fn<Describe>(() => ({ success: true, message: 'Saved' }))
  await renderWith(<DescribedFiles item={item} medias={medias} />, {
    session: people.admin,
    calls: { 'PUT /admin/desk/:kind/:id/alts': describe },
  })
  await expect.element(page.getByText('ভাঙা গেট')).toHaveAttribute('lang', 'bn')
  await expect.element(page.getByText(/^No description for people who cannot see it/)).toBeVisible()
  await open.click()
  await page.getByLabelText('What does it show? (optional): Picture 2 of 2').fill('A lane')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(describe.mock.calls.map(([{ params, body }]) => [params.id, body])).toEqual([
    [item.id, { version: '1', alts: ['ভাঙা গেট', 'A lane'] }],
  ])
})

test.each([
  ['their own', { ...item, can: { moderate: false } }],
  ['what is public', { ...item, kind: 'flag' as const }],
])('a moderator reads, and does not change, the words of %s', async (_what, given) => {
  await renderWith(<DescribedFiles item={given} medias={medias} />, { session: people.admin })
  await expect.element(page.getByText('ভাঙা গেট')).toBeVisible()
  expect(open.query()).toBeNull()
})
