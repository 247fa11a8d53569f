import { accounts } from '@bichar/contract/accounts.ts'
import { phone as anyPhone } from '@bichar/contract/fields.ts'
import type { z } from 'zod'
import { createAccount, grantRole, listAdmins, revokeRole } from '../accounts/roles.ts'
import type { Deps } from '../deps.ts'
import { validationError } from '../http/errors.ts'
import { liftByOperator } from '../sanctions/sanctions.ts'
import { CommandError, withDatabase } from './withDatabase.ts'

const usage = `npm run admin -- create <phone> <name> <password>   make a verified account
npm run admin -- grant <phone> [--super]             make somebody an admin, or a super admin (at most four)
npm run admin -- revoke <phone>                      take both away and log them out
npm run admin -- lift <phone>                        end every pause and suspension of somebody, and free their number
npm run admin -- list                                who is an admin`

const newAccount = accounts['POST /auth/register'].body.pick({ phone: true, name: true, password: true })

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw new CommandError(validationError(result.error.issues).message)
  return result.data
}

type Command = (deps: Deps) => Promise<void>

const create = (typed: string, name: string, password: string): Command => {
  const account = parse(newAccount, { phone: typed, name, password })
  return async (deps) => {
    if (!(await createAccount(deps, account))) {
      throw new CommandError(`${account.phone} has an account already`)
    }
    console.log(`${account.phone} can log in now`)
  }
}

const grant = (typed: string, superAdmin: boolean): Command => {
  const phone = parse(anyPhone, typed)
  return async (deps) => {
    const granted = await grantRole(deps, phone, { superAdmin })
    if (granted === 'no account') throw noAccount(phone)
    if (granted === 'no free seat') {
      throw new CommandError('There are four super admins already; revoke one of them first')
    }
    console.log(`${phone} is ${superAdmin ? 'a super admin' : 'an admin'} now`)
  }
}

const revoke = (typed: string): Command => {
  const phone = parse(anyPhone, typed)
  return async (deps) => {
    if (!(await revokeRole(deps, phone))) throw noAccount(phone)
    console.log(`${phone} is an ordinary user now`)
  }
}

const lift = (typed: string): Command => {
  const phone = parse(anyPhone, typed)
  return async (deps) => {
    const lifted = await liftByOperator(deps, phone)
    if (lifted === 'no account') throw noAccount(phone)
    console.log(`${phone} is ${lifted === 'lifted' ? 'free again' : 'neither paused nor suspended'}`)
  }
}

const list: Command = async (deps) => {
  const admins = await listAdmins(deps)
  for (const { phone, name, is_super_admin } of admins) {
    console.log(`${phone}  ${is_super_admin ? 'super admin' : 'admin      '}  ${name}`)
  }
  if (admins.length === 0) console.log('There are no admins yet')
}

const noAccount = (phone: string) => new CommandError(`${phone} has no account`)

function commandOf([verb, ...words]: readonly string[]): Command {
  const [first, second, third] = words
  if (verb === 'create' && first && second && third && words.length === 3) return create(first, second, third)
  if (verb === 'grant' && first && words.length === 1) return grant(first, false)
  if (verb === 'grant' && first && second === '--super' && words.length === 2) return grant(first, true)
  if (verb === 'revoke' && first && words.length === 1) return revoke(first)
  if (verb === 'lift' && first && words.length === 1) return lift(first)
  if (verb === 'list' && words.length === 0) return list
  throw new CommandError(usage)
}

try {
  const command = commandOf(process.argv.slice(2))
  await withDatabase(command)
} catch (error) {
  if (!(error instanceof CommandError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
