import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { isMobile, normalisePhone } from '@bichar/contract/rules/phone.ts'
import { characterCount, textProblem, textProblems } from '@bichar/contract/rules/text.ts'
import { accountTexts } from '@bichar/contract/rules/texts.ts'
import type { Problems } from '../forms/problems.ts'
import { phoneForReset, toFullPhone } from './phoneEntry.ts'

type Finding = ErrorCode | undefined
type Values<Field extends string> = Record<Field, string>

function problems<Field extends string>(findings: Record<Field, Finding>): Problems<Field> {
  const found = Object.entries<Finding>(findings).filter(([, finding]) => finding !== undefined)
  return Object.fromEntries(found) as Problems<Field>
}

export const phoneProblem = (phone: string): Finding => {
  const result = normalisePhone(phone)
  return 'error' in result ? result.error : undefined
}
const codeProblem = (otp: string): Finding =>
  otp.length === limits.codeDigits ? undefined : 'code_incomplete'
const isLongEnough = (password: string) => characterCount(password) >= limits.passwordLeast
/** Problems of a new password that is entered twice. */
const chosenPassword = ({
  newPassword,
  confirmPassword,
}: Values<'newPassword' | 'confirmPassword'>): Record<'newPassword' | 'confirmPassword', Finding> => ({
  newPassword: isLongEnough(newPassword) ? undefined : 'password_too_short',
  confirmPassword: newPassword === confirmPassword ? undefined : 'passwords_differ',
})

export const checkLogin = ({ phone, password }: Values<'phone' | 'password'>) =>
  problems({
    phone: phoneProblem(phone),
    password: password === '' ? 'password_required' : undefined,
  })

export const checkProfile = (values: Values<'name' | 'address'>): Problems<'name' | 'address'> =>
  textProblems(accountTexts, values)

export const checkPassword = ({ password }: Values<'password'>) =>
  problems({ password: password === '' ? 'password_required' : undefined })

export const checkOldPassword = ({ oldPassword }: Values<'oldPassword'>) =>
  problems({ oldPassword: oldPassword === '' ? 'password_required' : undefined })

export const checkSecondPassword = ({ secondPassword }: Values<'secondPassword'>) =>
  problems({ secondPassword: secondPassword === '' ? 'password_required' : undefined })

export const checkSecondPasswordChange = (values: Values<'newPassword' | 'confirmPassword'>) =>
  problems(chosenPassword(values))

export const checkRegistration = ({ name, phone, password }: Values<'name' | 'phone' | 'password'>) =>
  problems({
    name: textProblem(accountTexts.name, name),
    phone: phoneProblem(phone) ?? (isMobile(toFullPhone(phone)) ? undefined : 'phone_not_mobile'),
    password: isLongEnough(password) ? undefined : 'password_too_short',
  })

export const checkCode = ({ otp }: Values<'otp'>) => problems({ otp: codeProblem(otp) })

export const checkForgotten = ({ phone }: Values<'phone'>) =>
  problems({ phone: phoneProblem(phoneForReset(phone)) })

export const checkReset = ({ otp, ...values }: Values<'otp' | 'newPassword' | 'confirmPassword'>) =>
  problems({ otp: codeProblem(otp), ...chosenPassword(values) })

export type PasswordChange = Values<'oldPassword' | 'newPassword' | 'confirmPassword'>

export const checkPasswordChange = ({ oldPassword, newPassword, confirmPassword }: PasswordChange) =>
  problems({
    oldPassword: oldPassword === '' ? 'both_passwords_required' : undefined,
    newPassword:
      newPassword === ''
        ? 'both_passwords_required'
        : isLongEnough(newPassword)
          ? undefined
          : 'new_password_too_short',
    confirmPassword: newPassword === confirmPassword ? undefined : 'passwords_differ',
  })

/** When the button that changes the password can be pressed (spec section 5). */
export const isPasswordChangeReady = ({ oldPassword, newPassword, confirmPassword }: PasswordChange) =>
  isLongEnough(oldPassword) && isLongEnough(newPassword) && confirmPassword === newPassword
