import type { Access } from '@bichar/contract/endpoint.ts'

const file = 'server/src/http/serve.ts'

/** A fault in which one property of a call's contract is wrong. */
const says = (call: string, property: string) => ({
  file,
  find: 'api[call]',
  broken: `{ ...Reflect.get(api, call), ...(call === '${call}' && { ${property} }) }`,
})

/** A fault in which a call is open to the wrong people. */
export const openTo = (access: Access, call: string) => says(call, `access: '${access}'`)

/** A fault in which a call responds with the wrong status. */
export const answersWith = (status: number, call: string) => says(call, `status: ${status}`)

/** A fault in which a call is mounted under the wrong method or path. */
export const foundAt = (other: string, call: string) => ({
  file,
  find: "call.split(' ')",
  broken: `(call === '${call}' ? '${other}' : call).split(/ /)`,
})
