import { useState } from 'react'
import { expect, test } from 'vitest'
import { QuickExit } from '../quickExit/QuickExit.tsx'
import { renderWith } from '../test/renderWith.tsx'
import { usePageTitle } from './usePageTitle.ts'

function Title() {
  usePageTitle()
  return null
}

function LoadedPage() {
  const [name, setName] = useState<string>()
  return (
    <main>
      {name && <h1>{name}</h1>}
      <button type="button" onClick={() => setName('Babul Mia')}>
        Load
      </button>
    </main>
  )
}

/** Once everything that the page does to its title has been done. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

const title = () => document.title

test('the title of a page is its heading before the name, with the unread count in front', async () => {
  document.title = '(3) Bichar'
  await renderWith(
    <main>
      <h1>Suspects</h1>
    </main>,
    { route: '/suspects', everywhere: <Title /> },
  )
  await expect.poll(title).toBe('(3) Suspects · Bichar')
})

test('the title of a page follows a heading that comes later', async () => {
  document.title = 'Bichar'
  const screen = await renderWith(<LoadedPage />, { route: '/suspects/1', everywhere: <Title /> })
  await screen.getByRole('button', { name: 'Load' }).click()
  await expect.poll(title).toBe('Babul Mia · Bichar')
})

test('the title of a page that offers the quick exit is the name alone', async () => {
  document.title = 'My secret · Bichar'
  await renderWith(
    <main>
      <h1>My secret</h1>
      <QuickExit />
    </main>,
    { route: '/newreport', everywhere: <Title /> },
  )
  await expect.poll(title).toBe('Bichar')
})

test('the title of a page whose form was refused says so, and nothing else', async () => {
  document.title = 'Error: Bichar'
  await renderWith(
    <main>
      <div data-title="Error: Bichar">
        <h1>Follow a report</h1>
        <QuickExit />
      </div>
    </main>,
    { route: '/follow', everywhere: <Title /> },
  )
  await drawn()
  expect(title()).toBe('Error: Bichar')
})

for (const route of ['/', '/following', '/postDetails/1'])
  test(`the title of ${route} is the name alone`, async () => {
    document.title = 'Another page'
    await renderWith(
      <main>
        <h1>What you follow</h1>
      </main>,
      { route, everywhere: <Title /> },
    )
    await expect.poll(title).toBe('Bichar')
  })
