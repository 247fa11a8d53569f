import { accounts } from '@bichar/contract/accounts.ts'
import { phone as anyPhone } from '@bichar/contract/fields.ts'
import type { z } from 'zod'
import { setPasswordByOperator } from '../accounts/passwordReset.ts'
import { createAccount, grantRole, listAdmins, revokeRole } from '../accounts/roles.ts'
import type { Deps } from '../core/deps.ts'
import { explainError } from '../core/startErrors.ts'
import { validationError } from '../http/errors.ts'
import { accountWarnings } from '../notifications/warnings.ts'
import { liftByOperator } from '../sanctions/sanctions.ts'
import { readPassword } from './readPassword.ts'
import { CommandError, withDatabase } from './withDatabase.ts'

const usage = `npm run admin -- create <phone> <name>               create a verified account; its password is asked for, or read from standard input
npm run admin -- set-password <phone>                set a password, asked for as above; hides the person's anonymous things as a reset does
npm run admin -- grant <phone> [--super]             grant the role of admin, or of super admin (at most four)
npm run admin -- revoke <phone>                      revoke both roles and end all sessions
npm run admin -- lift <phone>                        lift every pause and suspension, and unblock the number
npm run admin -- list                                list the admins
npm run admin -- test-sms <phone>                    send a text message as the settings say`

// The operator answers for the number, which may be one that nobody could register.
const newAccount = accounts['POST /auth/register'].body
  .pick({ name: true, password: true })
  .extend({ phone: anyPhone })

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw new CommandError(validationError(result.error.issues).message)
  return result.data
}

type Command = (deps: Deps) => Promise<void>

const create = async (typed: string, name: string): Promise<Command> => {
  // What is wrong with the arguments is said before the password is asked for.
  parse(newAccount.omit({ password: true }), { phone: typed, name })
  const account = parse(newAccount, { phone: typed, name, password: (await readPassword()) ?? '' })
  return async (deps) => {
    if (!(await createAccount(deps, account))) {
      throw new CommandError(`${account.phone} already has an account`)
    }
    console.log(`${account.phone} can log in now`)
  }
}

const setPassword = async (typed: string): Promise<Command> => {
  const phone = parse(anyPhone, typed)
  const password = parse(newAccount.shape.password, (await readPassword()) ?? '')
  return async (deps) => {
    const context = { kysely: deps.kysely, warnings: accountWarnings(deps) }
    if (!(await setPasswordByOperator(context, { phone, password }))) throw noAccount(phone)
    console.log(
      `${phone} has a new password, and is logged out everywhere. What they wrote anonymously stays hidden until they prove that it is them.`,
    )
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
    console.log(`${phone} is a regular user now`)
  }
}

const lift = (typed: string): Command => {
  const phone = parse(anyPhone, typed)
  return async (deps) => {
    const lifted = await liftByOperator(deps, phone)
    if (lifted === 'no account') throw noAccount(phone)
    console.log(
      `${phone} is ${lifted === 'lifted' ? 'no longer paused or suspended' : 'neither paused nor suspended'}`,
    )
  }
}

const list: Command = async (deps) => {
  const admins = await listAdmins(deps)
  for (const { phone, name, is_super_admin } of admins) {
    console.log(`${phone}  ${is_super_admin ? 'super admin' : 'admin      '}  ${name}`)
  }
  if (admins.length === 0) console.log('There are no admins yet')
}

const testSms = (typed: string): Command => {
  const to = parse(anyPhone, typed)
  return async ({ sms, config }) => {
    await sms.send({ to, text: `${config.APP_NAME}: test message` }).catch((error: unknown) => {
      throw new CommandError(`The message was not sent (${sms.place}): ${explainError(error)}`)
    })
    console.log(`Sent to ${to}: ${sms.place}`)
  }
}

const noAccount = (phone: string) => new CommandError(`${phone} has no account`)

async function commandOf([verb, ...words]: readonly string[]): Promise<Command> {
  const [first, second] = words
  if (verb === 'create' && first && second && words.length === 2) return create(first, second)
  if (verb === 'set-password' && first && words.length === 1) return setPassword(first)
  if (verb === 'grant' && first && words.length === 1) return grant(first, false)
  if (verb === 'grant' && first && second === '--super' && words.length === 2) return grant(first, true)
  if (verb === 'revoke' && first && words.length === 1) return revoke(first)
  if (verb === 'lift' && first && words.length === 1) return lift(first)
  if (verb === 'test-sms' && first && words.length === 1) return testSms(first)
  if (verb === 'list' && words.length === 0) return list
  throw new CommandError(usage)
}

try {
  const command = await commandOf(process.argv.slice(2))
  await withDatabase(command)
} catch (error) {
  if (!(error instanceof CommandError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
