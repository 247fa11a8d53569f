import type { Page } from '@playwright/test'

interface Person {
  phone: string
  password: string
}

interface Messages {
  codeSentTo(phone: string): Promise<string>
}

/** Logs a person in in this page's browser, without the login screen. */
export async function signIn(
  page: Page,
  { codeSentTo }: Messages,
  { phone, password }: Person,
  deviceId: string,
): Promise<void> {
  const post = async (path: string, data: Record<string, string>) =>
    (await page.request.post(path, { data: { phone, deviceId, ...data } })).json()
  let answer = await post('/api/auth/login', { password })
  if (answer.requiresVerification) {
    answer = await post('/api/auth/verify-otp', { otp: await codeSentTo(phone) })
  }
  if (!answer.token) throw new Error(`${phone} cannot log in: ${JSON.stringify(answer)}`)
  // A page of this origin on which the app does not run: the app would start a session of its own while this one is being stored.
  await page.goto('/robots.txt')
  await page.evaluate(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    },
    // In the order of the app: a tab that hears of the token finds the person already.
    {
      deviceId,
      user: JSON.stringify(answer.user),
      sessionExpiresAt: answer.expiresAt,
      token: answer.token,
    },
  )
}
