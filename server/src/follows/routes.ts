import type { Deps } from '../core/deps.ts'
import type { Serve } from '../http/serve.ts'
import { follow, readFollows, setRhythm, unfollow } from './follows.ts'
import { followView } from './view.ts'

export function followRoutes(serve: Serve, deps: Deps): void {
  serve('GET /follows', async ({ actor }) => {
    const { rows, ...settings } = await readFollows(deps, actor)
    return { success: true, follows: rows.map(followView), ...settings }
  })

  serve('PUT /follows', async ({ actor, body }) => {
    await follow(deps, actor, body)
    return { success: true, message: 'Followed successfully' }
  })

  serve('DELETE /follows', async ({ actor, body }) => {
    await unfollow(deps, actor, body)
    return { success: true, message: 'Unfollowed successfully' }
  })

  serve('PUT /follows/rhythm', async ({ actor, body }) => {
    await setRhythm(deps, actor, body.isDaily)
    return {
      success: true,
      message: body.isDaily ? 'Daily digest enabled' : 'Immediate notifications enabled',
    }
  })
}
