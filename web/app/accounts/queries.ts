import { requestOf } from '@bichar/contract/rules/request.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { clearUserData } from '../api/deviceStore.ts'
import { isNotFound, successOf } from '../api/errors.ts'
import { send } from '../api/send.ts'
import { endSession, storedToken } from '../api/session.ts'
import { withTimeout } from '../api/withTimeout.ts'
import { delayLogins } from './logoutLock.ts'

export const accountKeys = {
  devices: ['accounts', 'devices'],
} as const

export const devicesOptions = () =>
  queryOptions({
    queryKey: accountKeys.devices,
    staleTime: 0,
    queryFn: async ({ signal }) => (await call('GET /auth/sessions', {}, { signal })).sessions,
    select: (devices) => devices.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)),
  })

/** Logs out one other device, or all of them; they leave the list at once, and come back if that fails. */
export function useLogOutDevices() {
  const client = useQueryClient()
  const { queryKey } = devicesOptions()
  return useMutation({
    mutationFn: (device: { id: string } | 'others') =>
      device === 'others'
        ? call('DELETE /auth/sessions', {})
        : call('DELETE /auth/sessions/:id', { params: device }).catch((error: unknown) => {
            // It has been logged out already.
            if (!isNotFound(error)) throw error
          }),
    async onMutate(device) {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (devices) =>
        devices?.filter(({ _id, isCurrent }) => isCurrent || (device !== 'others' && _id !== device.id)),
      )
      return { before }
    },
    onError: (_error, _device, context) => client.setQueryData(queryKey, context?.before),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

const logoutTimeoutMilliseconds = 10_000

/**
 * Ends the session in this browser at once, since the phone may be handed on before the server answers, and tells the server. What was
 * kept here for this person, such as a draft, is deleted.
 */
export async function logOut(person: string): Promise<void> {
  delayLogins(tellOfLogout(storedToken()))
  endSession()
  await clearUserData(person)
}

/** If the server cannot be reached, that is only logged (spec section 8). */
async function tellOfLogout(token: string | null): Promise<void> {
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` }
  try {
    // A refusal must lead neither to another token nor to the login.
    successOf(
      await withTimeout(logoutTimeoutMilliseconds, (signal) =>
        send({ ...requestOf('POST /auth/logout', {}), headers, signal, keepalive: true }),
      ),
    )
  } catch (error) {
    console.error('The server could not be told of the logout', error)
  }
}
