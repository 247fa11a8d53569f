import type { Deps } from '../core/deps.ts'
import type { Serve } from '../http/serve.ts'
import { findUsers, readUsers } from './feed.ts'
import { foundUserView, listedUserView } from './view.ts'

export function userRoutes(serve: Serve, deps: Deps): void {
  serve('GET /users/users', async ({ query: { search, page, limit } }) => {
    const { rows, total } = await readUsers(deps, search, { page, limit })
    const pagination = { page, limit, total, pages: Math.ceil(total / limit) }
    return { success: true, users: rows.map(listedUserView), pagination }
  })

  serve('GET /users/search', async ({ query: { q, limit } }) => ({
    success: true,
    users: (await findUsers(deps, q, limit)).map(foundUserView),
  }))
}
