import type { Access } from '@bichar/contract/endpoint.ts'

const file = 'server/src/http/serve.ts'

/** A call whose contract says another thing of it than it should. */
const says = (call: string, property: string) => ({
  file,
  find: 'api[call]',
  broken: `{ ...Reflect.get(api, call), ...(call === '${call}' && { ${property} }) }`,
})

/** A call that others may make than should. */
export const openTo = (access: Access, call: string) => says(call, `access: '${access}'`)

/** A call that answers with another status than it should. */
export const answersWith = (status: number, call: string) => says(call, `status: ${status}`)

/** A call that is to be found under another method or path than it should. */
export const foundAt = (other: string, call: string) => ({
  file,
  find: "call.split(' ')",
  broken: `(call === '${call}' ? '${other}' : call).split(/ /)`,
})
