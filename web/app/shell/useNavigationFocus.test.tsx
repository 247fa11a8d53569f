import { useEffect, useRef, useState } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider, useSearchParams } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useNavigationFocus } from './useNavigationFocus.ts'

function Frame() {
  useNavigationFocus()
  return (
    <>
      <Link to="/suspects">To the suspects</Link>
      <Outlet />
    </>
  )
}

function Feed() {
  const [query, setQuery] = useSearchParams()
  return (
    <main>
      <h1>Feed</h1>
      <Link to="/suspects">Who is sought</Link>
      <Link to="/login">Login</Link>
      <Link to="/report">Report</Link>
      <Link to="/?post=1">A post</Link>
      <button type="button" onClick={() => setQuery({ sort: 'new' })}>
        Sort {query.get('sort')}
      </button>
    </main>
  )
}

function Login() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <main>
      <h1>Login</h1>
      <input ref={field} aria-label="Phone" />
    </main>
  )
}

/** Behind a placeholder until it is loaded, and with a heading for another width before its own. */
function Report() {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const load = () => setLoaded(true)
    addEventListener('loaded', load)
    return () => removeEventListener('loaded', load)
  }, [])
  return (
    <main>
      {isLoaded ? (
        <section>
          <h1 hidden>On a phone</h1>
          <h1>New report</h1>
        </section>
      ) : (
        <h1>Loading</h1>
      )}
    </main>
  )
}

async function renderPages() {
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element: <Feed /> },
        {
          path: '/suspects',
          element: (
            <main>
              <h1>Suspects</h1>
            </main>
          ),
        },
        { path: '/login', element: <Login /> },
        { path: '/report', element: <Report /> },
      ],
    },
  ])
  const screen = await render(<RouterProvider router={router} />)
  return { screen, router }
}

test('the focus goes to the heading of a page that was opened within the app', async () => {
  const { screen } = await renderPages()
  await screen.getByRole('link', { name: 'To the suspects' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Suspects' })).toHaveFocus()
})

test('the focus is back on the link that was followed when its page is', async () => {
  const { screen, router } = await renderPages()
  await screen.getByRole('link', { name: 'Who is sought' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Suspects' })).toHaveFocus()
  await router.navigate(-1)
  await expect.element(screen.getByRole('link', { name: 'Who is sought' })).toHaveFocus()
})

test('the focus goes to the heading that is seen, also where it comes in the place of another one', async () => {
  const { screen } = await renderPages()
  await screen.getByRole('link', { name: 'Report' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Loading' })).toHaveFocus()
  dispatchEvent(new Event('loaded'))
  await expect.element(screen.getByRole('heading', { name: 'New report' })).toHaveFocus()
})

test.each(['Who is sought', 'A post'])(
  'the focus is on the link %s once a dialog over what it led to has closed on the way back',
  async (name) => {
    const { screen, router } = await renderPages()
    const link = screen.getByText(name)
    await link.click()
    const dialog = document.createElement('dialog')
    dialog.innerHTML = '<button>Close</button>'
    document.body.append(dialog)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    dialog.showModal()
    await router.navigate(-1)
    await expect.element(link).toBeVisible()
    await expect.element(link).not.toHaveFocus()
    dialog.remove()
    await expect.element(link).toHaveFocus()
  },
)

test('the focus stays where a page has put it itself', async () => {
  const { screen } = await renderPages()
  await screen.getByRole('link', { name: 'Login' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus()
})

test('the focus stays at a change of the query', async () => {
  const { screen } = await renderPages()
  await screen.getByRole('button', { name: 'Sort' }).click()
  await expect.element(screen.getByRole('button', { name: 'Sort new' })).toHaveFocus()
})
