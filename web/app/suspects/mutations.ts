import type { CallInput } from '@bichar/contract/api.ts'
import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallOptions, call } from '../api/call.ts'
import { isNotFound } from '../api/errors.ts'
import { removeSuspect, replaceSuspect } from './cached.ts'
import { suspectKeys } from './queries.ts'

export type NewSuspect = CallInput<'POST /criminals'>['form']

export async function sendNewSuspect(
  client: QueryClient,
  form: NewSuspect,
  options: CallOptions,
): Promise<Suspect> {
  const { criminal } = await call('POST /criminals', { form }, options)
  void client.invalidateQueries({ queryKey: suspectKeys.lists })
  return criminal
}

export type SuspectEdit = CallInput<'PUT /criminals/:id'>['form']

/** Changes only the fields in `form`. If it has a `version`, the server refuses unless that is still the current one. */
export async function sendSuspectEdit(
  client: QueryClient,
  id: string,
  form: SuspectEdit,
  options: CallOptions = {},
): Promise<Suspect> {
  const { criminal } = await call('PUT /criminals/:id', { params: { id }, form }, options)
  replaceSuspect(client, criminal)
  return criminal
}

/** Adds crime types one by one, which is the only change to them that every user may make. */
export async function sendCrimeTypes(
  client: QueryClient,
  suspect: Suspect,
  added: readonly CrimeType[],
): Promise<Suspect> {
  let changed = suspect
  for (const crimeType of added) {
    const params = { id: suspect._id }
    changed = (await call('POST /criminals/:id/crime-types', { params, body: { crimeType } })).criminal
    replaceSuspect(client, changed)
  }
  return changed
}

export function useDeleteSuspect(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /criminals/:id', { params: { id } }),
    onSuccess: () => removeSuspect(client, id),
    onError: (error) => {
      if (!isNotFound(error)) return
      removeSuspect(client, id)
      void client.invalidateQueries({ queryKey: suspectKeys.one(id) })
    },
  })
}
