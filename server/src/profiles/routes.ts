import { accountBudgets } from '../accounts/budgets.ts'
import { clearSessionCookie } from '../accounts/sessionCookie.ts'
import { meView } from '../accounts/view.ts'
import type { Deps } from '../core/deps.ts'
import { networkOf } from '../http/network.ts'
import type { Serve } from '../http/serve.ts'
import { leave, leaveSuspended } from './deleteAccount.ts'
import { editProfile, readProfile } from './profiles.ts'

export function profileRoutes(serve: Serve, deps: Deps): void {
  const context = { ...deps, budgets: accountBudgets(deps) }

  serve('GET /users/profile', async ({ actor }) => {
    const { user, postCount } = await readProfile(deps, actor)
    return { success: true, data: { user: meView(user), postCount } }
  })

  serve('PATCH /users/profile', async ({ actor, fields, uploads }) => {
    await editProfile(deps, actor, { ...fields, removeAvatar: fields.removeAvatar === 'true' }, uploads)
    const { user } = await readProfile(deps, actor)
    return { success: true, message: 'Profile updated successfully', user: meView(user) }
  })

  serve('DELETE /auth/account', async ({ body }, { request }) => {
    await leaveSuspended(context, { ...body, network: networkOf(request.ip) })
    return { success: true, message: 'Your account is deleted' }
  })

  serve('DELETE /users/profile', async ({ actor, body }, { reply }) => {
    await leave(context, actor, body)
    clearSessionCookie(reply, deps.config)
    return { success: true, message: 'Your account is deleted' }
  })
}
