import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Account, Bichar } from '../bichar.ts'
import { expect } from '../test.ts'

const picture = path.join(import.meta.dirname, '../files/with-gps.jpg')

/** Creates one of each kind of thing as `person`, a super admin who is signed in on `page`, and returns the ids. */
export async function makeThings(bichar: Bichar, page: Page, person: Account) {
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
  const [name, desc] = [`Kala ${Date.now()}`, 'Behind the mill.']
  const post = await bichar.publish(person, { title: `Public ${name}`, desc, isAnonymous: false })
  const comment = async (text: string) =>
    (await send(`/posts/${post}/comments`, { data: { text } })).comment.id as string
  const blog = new FormData()
  for (const [field, value] of Object.entries({ title: name, content: desc, category: '["Crime"]' })) {
    blog.append(field, value)
  }
  blog.append('image', new Blob([await readFile(picture)]), 'mill.jpg')

  const [waiting, suspect, voted] = await Promise.all([
    bichar.file(person, { title: `Waiting ${name}`, desc, isAnonymous: false }),
    bichar.createSuspect(person, { name }),
    comment('Upvoted already'),
    comment('Without votes'),
    send('/success-stories', { data: { title: name, description: desc, postId: post } }),
    send('/blogs/create', { multipart: blog }),
    send('/support', { data: { name: person.name, phone: person.phone, desc } }),
    send('/notifications/custom', { data: { title: name, description: desc, userId } }),
    send(`/timelines/post/${post}`, { data: { title: name, date: '2026-01-01' } }),
    bichar.reportPost(bichar.admin, post, 'Not so'),
  ])
  await send(`/posts/${post}/comments/${voted}/upvote`, { data: {} })
  return { post, waiting, suspect }
}
