import path from 'node:path'
import { expect } from '@playwright/test'
import type { Bichar } from '../bichar.ts'
import { dialogsOf, type Subjects } from './dialogs.ts'
import {
  expectBlank,
  expectLinesInTheMiddle,
  expectMessage,
  expectNoSidewaysScrolling,
  expectWholeDialog,
} from './measures.ts'
import { test } from './test.ts'
import { keys } from './visitor.ts'

const photo = path.join(import.meta.dirname, '../files/with-gps.jpg')
const desc = 'Three men cut the fence behind the market at night and took the pump away.'

async function published(bichar: Bichar) {
  const author = await bichar.makePerson('Rokeya Begum')
  const title = `Pump taken ${Date.now()}`
  const suspectName = `Mokbul ${Date.now()}`
  const suspect = await bichar.createSuspect(author, { name: suspectName })
  const report = { title, desc, isAnonymous: false, criminals: [suspect] }
  const id = await bichar.publish(author, report, [photo])
  return { author, title, id, suspect, suspectName }
}

test('a guest reads the feed', async ({ bichar, visitor, picture }) => {
  const { title } = await published(bichar)
  await visitor.goto('/')
  await visitor.see(title)
  await expectNoSidewaysScrolling(visitor)
  await expectLinesInTheMiddle(visitor)
  await picture('feed')
  await visitor.goto('/places')
  await visitor.see('Reports by district')
  await expectNoSidewaysScrolling(visitor)
  await picture('places')
})

test('a post opens over the feed, and Escape and Back close it', async ({ bichar, visitor, picture }) => {
  const { title, id } = await published(bichar)
  await visitor.goto('/')
  for (const close of [() => visitor.type(keys.escape), () => visitor.run(() => history.back())]) {
    await visitor.press(title)
    await visitor.at(`/postDetails/${id}`)
    await expectWholeDialog(visitor, 'Post')
    await picture('post')
    await close()
    await visitor.at('/')
    await visitor.until('the dialog is closed', () => !document.querySelector('dialog[open]'))
  }
})

test('a login with a code leads back to the feed', async ({ bichar, visitor, picture }) => {
  const { name, phone, password } = await bichar.makePerson(`Shirin ${Date.now()}`)
  await visitor.goto('/login')
  await picture('login')
  await visitor.write('Phone number', phone)
  await visitor.write('Password', password)
  await visitor.press('LOGIN')
  await visitor.at('/verify-otp')
  await visitor.write('OTP', await bichar.codeSentTo(phone))
  await visitor.at('/')
  expect(await visitor.run(() => localStorage.getItem('user'))).toContain(name)
})

test('a report with a picture is sent', async ({ bichar, visitor, picture, engine, size }) => {
  const title = `Shutter cut open ${Date.now()}`
  await visitor.signIn(await bichar.makePerson('Tariq Anam'))
  await visitor.goto('/newreport?draft=new')
  const goOn = async (step: string) => {
    if (size.width > 1000) return
    await visitor.press('Next')
    await visitor.see(step)
  }
  await goOn('What, when and where?')
  await visitor.write('Title', title)
  await visitor.write('Description', desc)
  await picture('report')
  // The others write into it which parts a day has.
  if (engine === 'webkit') await expectBlank(visitor, 'input[type=date]')
  await goOn('Evidence and suspects')
  await visitor.choose('input[type=file]', photo)
  await visitor.until(
    'the picture is attached',
    () => document.querySelector('[aria-label="Attached files"] li') !== null,
  )
  await goOn('Check before you send')
  await picture('report to check')
  await visitor.press('Submit report')
  await visitor.see('Your report waits for review')
  await picture('receipt')
  const [waiting] = await bichar.waiting(title)
  expect(waiting?.medias).toHaveLength(1)
})

test('suspects are listed, and found by a search', async ({ bichar, visitor, picture, size }) => {
  const { author, suspect, suspectName } = await published(bichar)
  await visitor.signIn(author)
  await visitor.goto('/suspects')
  await expectNoSidewaysScrolling(visitor)
  await picture('suspects')
  if (size.width < 1000) await visitor.press('Search')
  await visitor.write('Search posts and suspects', 'Mokbul')
  await visitor.until('a suggestion is shown', () => document.querySelector('[role=option]') !== null)
  await picture('suggestions')
  await visitor.type(keys.enter)
  await visitor.see('found')
  await visitor.goto(`/suspects/${suspect}`)
  await visitor.see(suspectName)
  await expectNoSidewaysScrolling(visitor)
  await picture('suspect')
})

test('a long comment is written and sent', async ({ bichar, visitor, picture }) => {
  const { id } = await published(bichar)
  await visitor.signIn(await bichar.makePerson('Abdul Karim'))
  await visitor.goto(`/postDetails/${id}?tab=comments`)
  const text = 'I saw who did it. They came by boat, before dawn, and left again towards the bridge. '
    .repeat(6)
    .trim()
  await visitor.write('Write a comment', text)
  await picture('comment')
  const hidden = await visitor.run(() => {
    const field = document.querySelector('textarea')
    return field && [field.scrollHeight - field.clientHeight, field.clientHeight]
  })
  expect(hidden?.[0] === 0 || (hidden?.[1] ?? 0) > 200, `the whole text or many lines of it: ${hidden}`).toBe(
    true,
  )
  await visitor.press('Send')
  await expectMessage(visitor, 'Comment added successfully')
  await visitor.see('They came by boat')
})

test('every dialog is as high as its content, or as the screen', async ({
  bichar,
  visitor,
  picture,
  size,
}) => {
  const { author, id: post, suspect } = await published(bichar)
  const people = { author, reader: await bichar.makePerson('Karim Uddin'), moderator: bichar.admin }
  const pending = await bichar.file(author, { title: 'Lamp broken', desc, isAnonymous: true })
  const subjects: Subjects = { ...people, post, pending, suspect }
  let signedIn: string | undefined
  for (const { title, as, path, steps, only } of dialogsOf(subjects)) {
    if (only && (only === 'phone') !== size.width < 1000) continue
    await test.step(title, async () => {
      if (as && as !== signedIn) await visitor.signIn(people[as])
      signedIn = as ?? signedIn
      await visitor.goto(path)
      for (const step of steps) {
        if (typeof step === 'string') await visitor.press(step)
        else await visitor.see(step.see)
      }
      await expectWholeDialog(visitor, title)
      await picture(`dialog ${title}`)
    })
  }
})

test('a copied link is confirmed by a message that covers nothing else', async ({
  bichar,
  visitor,
  picture,
}) => {
  const { id, author } = await published(bichar)
  await visitor.signIn(author)
  await visitor.goto(`/postDetails/${id}`)
  await visitor.press('…শেয়ার…')
  await visitor.press('Copy Link')
  await expectMessage(visitor, 'Link')
  await picture('message')
  await visitor.press('Close')
})

test('the language is changed', async ({ visitor, picture }) => {
  await visitor.goto('/')
  await visitor.press('Read in বাংলা')
  await visitor.until('the page is in Bengali', () => document.documentElement.lang === 'bn')
  await visitor.see('সন্দেহভাজন')
  await picture('in Bengali')
})

test('every text takes the colour of a chosen theme', async ({ visitor, picture }) => {
  await visitor.goto('/login')
  const seen = await visitor.run(async () => {
    const coloursOfTexts = () =>
      [...document.querySelectorAll('main *')].map((part) => getComputedStyle(part).color).join()
    const colours: Record<string, string[]> = { light: [], dark: [] }
    for (let times = 0; times < 8; times += 1) {
      for (const theme in colours) {
        document.documentElement.dataset.theme = theme
        // Reading is what leaves a transition of WebKit behind in the middle.
        coloursOfTexts()
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
        colours[theme]?.push(coloursOfTexts())
      }
    }
    return colours
  })
  await picture('dark')
  expect(Object.values(seen).map((each) => new Set(each).size)).toEqual([1, 1])
})

test('a report is followed by its code', async ({ bichar, visitor, picture, engine, size }) => {
  const author = await bichar.makePerson('Salma Khatun')
  const title = `Sand taken from the canal ${Date.now()}`
  const { followUpCode } = await bichar.call(author, 'POST /posts', {
    form: { title, desc, keepNoLink: true },
  })
  await visitor.goto('/follow')
  await visitor.write('Follow-up code', followUpCode ?? '')
  await visitor.press('Show the report')
  await visitor.see(title)
  await expectNoSidewaysScrolling(visitor)
  await picture('followed')
  if (engine !== 'webkit') return
  await visitor.press('Say what has happened since')
  await expectBlank(visitor, 'input[type=date]')
  await visitor.goto('/report')
  await visitor.until('the form is in steps', () => !document.querySelector('form[action="/report"]'))
  if (size.width < 1000) await visitor.press('Next')
  await expectBlank(visitor, 'input[type=time]')
})

test('a moderator decides on the desk', async ({ bichar, visitor, picture, size }) => {
  const author = await bichar.makePerson('Tariq Anam')
  const title = `Fence cut ${Date.now()}`
  const id = await bichar.file(author, { title, desc, isAnonymous: true })
  await visitor.signIn(bichar.admin)
  await visitor.goto(`/admin/desk?search=${encodeURIComponent(title)}`)
  if (size.width < 1000) await visitor.press(`…${title}…`)
  await visitor.see('Yours until')
  await visitor.until('it has been read', () => document.querySelector('[data-readable=true]') !== null)
  await picture('desk')
  await visitor.press('…Approve…')
  await expect.poll(async () => (await fetch(`${bichar.url}/api/posts/${id}`)).status).toBe(200)
})
