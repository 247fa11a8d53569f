import { useEffect, useRef } from 'react'
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
