import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { formBody } from '@bichar/contract/rules/request.ts'
import type { Page } from '@playwright/test'
import type { Account, Bichar } from '../bichar.ts'
import { expect } from '../test.ts'

const picture = path.join(import.meta.dirname, '../files/with-gps.jpg')

/** What the things of a journey are called and say, in either language. */
const written = {
  en: { name: 'Kala', desc: 'Behind the mill.', author: 'Rokeya Khatun' },
  bn: { name: 'কালা', desc: 'কলের পেছনে।', author: 'রোকেয়া খাতুন' },
}

/** Creates one of each kind of thing as `person`, a super admin who is signed in on `page`, and returns the ids. */
export async function makeThings(bichar: Bichar, page: Page, person: Account, language: 'en' | 'bn' = 'en') {
  const { token, userId } = await page.evaluate(() => ({
    token: localStorage.getItem('token'),
    userId: JSON.parse(localStorage.getItem('user') ?? '{}')._id,
  }))
  const send = async (target: string, body: { data: object } | { multipart: FormData }) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await page.request.post(`/api${target}`, { headers, ...body })
    expect(answer.ok(), `${target}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  const { desc, ...called } = written[language]
  const name = `${called.name} ${Date.now()}`
  // Nobody decides on their own things: what they decide on is another's.
  const author = await bichar.makePerson(called.author)
  const post = await bichar.publish(author, { title: `Public ${name}`, desc, isAnonymous: false })
  await bichar.publish(person, { title: `Own ${name}`, desc, isAnonymous: false })
  const comment = async (text: string) =>
    (await send(`/posts/${post}/comments`, { data: { text } })).comment.id as string
  const image = [new File([await readFile(picture)], 'mill.jpg')]
  const blog = formBody({ title: name, content: desc, category: ['Crime'], image })

  const [waiting, suspect, voted] = await Promise.all([
    bichar.file(author, { title: `Waiting ${name}`, desc, isAnonymous: false }),
    bichar.createSuspect(person, { name }),
    comment('Upvoted already'),
    comment('Without votes'),
    send('/success-stories', { data: { title: name, description: desc, postId: post } }),
    send('/blogs/create', { multipart: blog }),
    bichar.call(author, 'POST /support', { form: { name: author.name, phone: author.phone, desc } }),
    send('/notifications/custom', { data: { title: name, description: desc, userId } }),
    // Another admin's: nobody approves their own.
    bichar.call(bichar.admin, 'POST /timelines/post/:postId', {
      params: { postId: post },
      form: { title: name, date: '2026-01-01' },
    }),
    bichar.reportPost(bichar.admin, post, 'Not so'),
  ])
  await send(`/posts/${post}/comments/${voted}/upvote`, { data: {} })
  return { post, waiting, suspect }
}
