import { errors } from '@bichar/contract/rules/errors.ts'
import { describe, expect, it } from 'vitest'
import type { Problems } from '../forms/problems.ts'
import {
  checkCode,
  checkForgotten,
  checkLogin,
  checkPasswordChange,
  checkRegistration,
  checkReset,
  isPasswordChangeReady,
} from './checks.ts'

/** The English messages of the problems. */
const said = (problems: Problems<string>) =>
  Object.fromEntries(Object.entries(problems).map(([field, code]) => [field, code && errors[code][1]]))

describe('registering', () => {
  const right = { name: 'Rahima Khatun', phone: '01712345678', password: 'secret' }

  // Shows spec 5.1, 9.3.
  it('goes through with a name, a number and six characters', () => {
    expect(checkRegistration(right)).toEqual({})
  })

  // Shows spec 5.1, 9.3.
  it('names every field that is wrong, in the order of the form', () => {
    const found = said(checkRegistration({ name: '  ', phone: '017', password: '12345' }))
    expect(found).toEqual({
      name: 'Name is required',
      phone: 'Phone number must be 10 or 11 digits',
      password: 'Password must be at least 6 characters',
    })
    expect(Object.keys(found)).toEqual(['name', 'phone', 'password'])
  })

  // Shows spec 5.3.
  it('says which country code is wrong', () => {
    const phone = (typed: string) => said(checkRegistration({ ...right, phone: typed })).phone
    expect(phone('88017123456789')).toBe('Invalid phone number with country code')
    expect(phone('88171234567')).toBe('Invalid phone number with partial country code')
    expect(phone('')).toBe('Please enter your phone number')
  })
})

describe('logging in', () => {
  // Shows spec 5.6.
  it('needs a phone and a password, of any length', () => {
    expect(said(checkLogin({ phone: '', password: '' }))).toEqual({
      phone: 'Please enter your phone number',
      password: 'Password is required',
    })
    expect(checkLogin({ phone: '01712345678', password: 'x' })).toEqual({})
  })
})

describe('a code', () => {
  // Shows spec 5.7, 9.1.
  it('has six digits', () => {
    expect(said(checkCode({ otp: '12345' }))).toEqual({ otp: 'Please enter complete OTP' })
    expect(checkCode({ otp: '123456' })).toEqual({})
  })
})

describe('a forgotten password', () => {
  // Shows spec 5.8.
  it('needs the phone', () => {
    expect(said(checkForgotten({ phone: '' }))).toEqual({ phone: 'Please enter your phone number' })
    expect(checkForgotten({ phone: '01712345678' })).toEqual({})
  })

  // Shows spec 5.9.
  it('is set anew with a code and twice the same password', () => {
    expect(said(checkReset({ otp: '', newPassword: '12345', confirmPassword: '1234' }))).toEqual({
      otp: 'Please enter complete OTP',
      newPassword: 'Password must be at least 6 characters',
      confirmPassword: 'Passwords do not match',
    })
    expect(checkReset({ otp: '123456', newPassword: 'secret', confirmPassword: 'secret' })).toEqual({})
  })
})

describe('changing a password', () => {
  const right = { oldPassword: 'old secret', newPassword: 'new secret', confirmPassword: 'new secret' }

  // Shows spec 5.12.
  it('can be asked for once both are long enough and the new one was typed twice', () => {
    expect(isPasswordChangeReady(right)).toBe(true)
    expect(isPasswordChangeReady({ ...right, oldPassword: '12345' })).toBe(false)
    expect(isPasswordChangeReady({ ...right, newPassword: '12345', confirmPassword: '12345' })).toBe(false)
    expect(isPasswordChangeReady({ ...right, confirmPassword: 'new secre' })).toBe(false)
  })

  // Shows spec 5.10, 5.11.
  it('says what is missing', () => {
    expect(said(checkPasswordChange({ oldPassword: '', newPassword: '', confirmPassword: '' }))).toEqual({
      oldPassword: 'Both old and new passwords are required',
      newPassword: 'Both old and new passwords are required',
    })
    expect(said(checkPasswordChange({ ...right, newPassword: '123', confirmPassword: '123' }))).toEqual({
      newPassword: 'New password must be at least 6 characters long',
    })
  })
})
