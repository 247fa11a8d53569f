import { expect, test } from 'vitest'
import { renderWith } from '../test/renderWith.tsx'
import { IconButton } from '../ui/Button.tsx'
import { MixedScript } from './MixedScript.tsx'

const markedIn = (element: Element) =>
  [...element.querySelectorAll('[lang]')].map((part) => [part.getAttribute('lang'), part.textContent])

for (const [language, text, marked] of [
  ['en', 'Added by মিতু রহমান (Khulna)', [['bn', 'মিতু রহমান']]],
  ['bn', 'যোগ করেছেন Mitu Rahman, খুলনা', [['en', 'Mitu Rahman']]],
  ['en', 'Delete “দোকান ভাঙচুর, ২ জন আহত”?', [['bn', 'দোকান ভাঙচুর, ২ জন আহত']]],
  ['en', 'Added by Mitu Rahman', []],
] as const) {
  test(`in '${text}' a screen reader is told which words are in the other language`, async () => {
    const { container } = await renderWith(<MixedScript text={text} />, { language })
    await expect.element(container).toHaveTextContent(text)
    expect(markedIn(container)).toEqual(marked)
  })
}

test('a button with an icon is named by marked text where its name is in two languages', async () => {
  const screen = await renderWith(<IconButton label="Remove মিতু" />)
  const button = screen.getByRole('button', { name: 'Remove মিতু', exact: true })
  await expect.element(button).toBeVisible()
  expect(markedIn(button.element())).toEqual([['bn', 'মিতু']])
})
