import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { forgetPerson } from '../api/deviceStore.ts'
import { isNotFound } from '../api/errors.ts'
import { endSession } from '../api/session.ts'

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

/**
 * Ends the session; in this browser even if the server cannot be reached, which is only logged (spec section 8). What was kept here for
 * this person, such as a draft, is deleted.
 */
export async function logOut(person: string): Promise<void> {
  await forgetPerson(person)
  try {
    await call('POST /auth/logout', {})
  } catch (error) {
    console.error('The server could not be told of the logout', error)
  }
  endSession()
  // Calls that failed while the session was ending may have been stored after the first deletion.
  await forgetPerson(person)
}
