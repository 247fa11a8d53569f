import path from 'node:path'
import type { Route } from '@playwright/test'
import { expectMessage } from '../messages.ts'
import { writeReport } from '../reportForm.ts'
import { expect, onPhone, test } from '../test.ts'
import { written } from '../textService.ts'

const picture = path.join(import.meta.dirname, '../files/with-gps.jpg')

// Shows spec 2.20, 2.110, 2.112, 2.113, 2.114, 2.115, 2.116, 4.26, 4.40, 5.59, 5.62, 5.65, 8.101, 8.103.
test('an admin writes a blog and publishes it; guests read it until it is taken back', async ({
  bichar,
  page,
  signIn,
  elsewhere,
  expectAccessible,
}) => {
  const title = `How to keep evidence ${Date.now()}`
  await signIn(page, bichar.admin)
  await page.goto('/admin/blogs')
  const row = page.getByRole('article', { name: title })
  const published = row.getByRole('switch', { name: 'Published' })

  await test.step('a form that is not complete says what is missing; a complete one makes a blog', async () => {
    await expect(page.getByRole('heading', { name: 'Blogs' })).toBeVisible()
    await page.getByRole('button', { name: 'Create blog' }).click()
    const form = page.getByRole('dialog', { name: 'CREATE NEW BLOG' })
    await form.getByRole('button', { name: 'Create blog' }).click()
    for (const problem of ['Title', 'Content', 'Image']) {
      await expect(form.getByText(`${problem} is required`)).toBeVisible()
    }
    await expect(form.getByText('At least one category is required')).toBeVisible()
    await expectAccessible(page)
    await form.getByLabel('Title').fill(title)
    await form.getByLabel('Content', { exact: true }).fill('Keep the original file.\n\nWrite down the hour.')
    await form.getByText('Crime', { exact: true }).click()
    await form.getByText('Health', { exact: true }).click()
    await form.getByLabel('Hashtags').fill('evidence, #photos')
    await form.locator('input[type=file]').setInputFiles(picture)
    await expect(form.getByAltText('The chosen image')).toBeVisible()
    await form.getByRole('button', { name: 'Create blog' }).click()
    await expectMessage(page, 'Blog created successfully')
    await expect(row).toContainText('#photos')
    await expect(row.getByRole('list', { name: 'Categories' }).getByRole('listitem')).toHaveText([
      'Crime',
      'Health',
    ])
    await expect(row.locator('img')).toHaveAttribute('src', /^\/media\//)
    await expect(row.getByText('Keep the original file.')).toHaveCSS('-webkit-line-clamp', '2')
    await expect(published).not.toBeChecked()
  })

  const guest = await elsewhere()
  await test.step('it is published, and a guest finds it', async () => {
    await published.click()
    await expectMessage(page, 'Blog published successfully')
    await expect(published).toBeChecked()
    await expect(page.locator('.toast')).toHaveCount(0)
    await expectAccessible(page)

    await guest.goto('/blogs')
    await expectAccessible(guest)
    await guest.getByRole('link', { name: title }).click()
    await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(guest.getByText('Write down the hour.')).toBeVisible()
    await expectAccessible(guest)
    const answer = await guest.reload()
    expect(await answer?.text()).toContain(`<meta property="og:title" content="${title}"/>`)
  })

  await test.step('taken back on its own page, it is not there for a guest', async () => {
    await row.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('switch', { name: 'Published' }).click()
    await expectMessage(page, 'Blog unpublished successfully')
    const answer = await guest.reload()
    expect(answer?.status()).toBe(404)
    await expect(guest.getByText('Blog not found')).toBeVisible()
    await expectAccessible(guest)
  })

  await test.step('deleted, it is gone from the list', async () => {
    await page.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('dialog', { name: 'Delete blog' })
    await expect(question).toContainText('Are you sure you want to delete this blog?')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL(/\/admin\/blogs$/)
    await expectMessage(page, 'Blog deleted successfully')
    await page.getByRole('searchbox', { name: 'Search blogs' }).fill(title)
    await expect(page).toHaveURL(/search=/)
    await expect(page.getByText('No blogs found')).toBeVisible()
  })
})

// Shows spec 2.114, 5.66, 7.38, 8.63, 8.64, 8.65.
test('a blog is written for its title; stopped or failed, what was there before comes back', async ({
  bichar,
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, bichar.admin)
  await page.goto('/admin/blogs')
  await page.getByRole('button', { name: 'Create blog' }).click()
  const form = page.getByRole('dialog', { name: 'CREATE NEW BLOG' })
  const [title, content] = [form.getByLabel('Title'), form.getByLabel('Content', { exact: true })]
  const generate = form.getByRole('button', { name: 'Generate from the title' })
  const enhance = form.getByRole('button', { name: 'Enhance the content' })

  await generate.click()
  await expect(page.getByText('Please enter a title first')).toBeVisible()
  await enhance.click()
  await expect(page.getByText('Please write some content first')).toBeVisible()

  await content.fill('My own words')
  await title.fill('A title that stalls')
  await generate.click()
  await expect(content).toHaveValue(written.opening)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(content).toHaveValue('My own words')

  await title.fill('A title that breaks')
  await generate.click()
  await expect(page.getByText('Failed to generate content. Please try again.')).toBeVisible()
  await expect(content).toHaveValue('My own words')

  await title.fill('A title that rambles')
  await generate.click()
  await expect(page.getByText('Invalid AI response format')).toBeVisible()
  await expect(content).toHaveValue('My own words')

  await content.fill('What breaks')
  await enhance.click()
  await expect(page.getByText('Failed to enhance content')).toBeVisible()
  await expect(content).toHaveValue('What breaks')
  await content.fill('My own words')

  await title.fill('Safe shops')
  await generate.click()
  await expect(content).toHaveValue(`${written.opening}\n\n${written.ending}`)
  await expect(form.getByLabel('Hashtags')).toHaveValue(written.hashtags.map((tag) => `#${tag}`).join(' '))
  for (const category of written.categories) await expect(form.getByLabel(category)).toBeChecked()
  await form.getByRole('button', { name: 'Swap with the text before' }).click()
  await expect(content).toHaveValue('My own words')
})

// Shows spec 2.21, 2.117, 2.118, 2.120, 2.121, 4.26, 5.70, 8.104, 8.106.
test('an admin tells of a success with a post, and guests read it', async ({
  bichar,
  page,
  signIn,
  elsewhere,
  expectAccessible,
}) => {
  const stamp = Date.now()
  const author = await bichar.makePerson('Rahima Khatun')
  const post = `Lamps stolen ${stamp}`
  await bichar.publish(author, { title: post, desc: 'All of them.', isAnonymous: true })
  const title = `The lamps are back ${stamp}`

  await signIn(page, bichar.admin)
  await page.goto('/admin/success-stories')
  await page.getByRole('button', { name: 'Create story' }).click()
  const form = page.getByRole('dialog', { name: 'Create new story' })
  await form.getByRole('button', { name: 'Create story' }).click()
  for (const problem of ['Related post', 'Title', 'Description']) {
    await expect(form.getByText(`${problem} is required`)).toBeVisible()
  }
  await form.getByLabel('Related Post').fill('no post has such a name')
  await expect(form.getByText('Nothing was found for these words.')).toBeVisible()
  await form.getByLabel('Related Post').fill(post.slice(3).toUpperCase())
  await expectAccessible(page)
  await form.getByRole('option', { name: post }).click()
  await expect(form.getByLabel('Related Post')).toHaveValue(post)
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Description').fill('The city repaired the whole lane.')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Create story' }).click()
  await expectMessage(page, 'Story created successfully')
  await expect(page.getByText(/Showing \d+ of \d+ stories/)).toBeVisible()
  await page.getByRole('article', { name: title }).getByRole('switch', { name: 'Published' }).click()
  await expectMessage(page, 'Story published successfully')
  await expect(page.locator('.toast')).toHaveCount(0)
  await expectAccessible(page)

  const guest = await elsewhere()
  await guest.goto('/success-stories')
  await expect(guest.getByRole('article', { name: title })).toContainText(post)
  await expectAccessible(guest)

  await page.getByRole('article', { name: title }).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectMessage(page, 'Story deleted successfully')
  await expect(page.getByText('No success stories found. Create one to get started!')).toBeVisible()
})

// Shows spec 2.110, 2.111, 9.15.
test('of many blogs the panel shows ten, and twenty on request', async ({
  bichar,
  page,
  signIn,
  expectAccessible,
}) => {
  const stamp = Date.now()
  const numbers = Array.from({ length: 11 }, (_, index) => index + 1)
  for (const number of numbers) await bichar.writeBlog(`Chapter ${number} of ${stamp}`, picture)
  const first = page.getByRole('article', { name: `Chapter 1 of ${stamp}` })
  await signIn(page, bichar.admin)
  await page.goto(`/admin/blogs?search=${stamp}`)
  await expect(page.getByRole('article')).toHaveCount(10)
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(first).toBeVisible()
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(first).toHaveCount(0)

  const size = page.getByLabel('Per page')
  expect(await size.getByRole('option').allTextContents()).toEqual(['10', '20', '50'])
  await size.selectOption('20')
  await expect(page.getByRole('article')).toHaveCount(11)
  await expect(page.getByText('Page 1 of 1')).toBeVisible()

  const category = page.getByRole('combobox', { name: 'Categories' })
  const categories = page.getByRole('listbox').getByRole('option')
  await expect(category).toHaveAttribute('placeholder', 'All categories')
  await category.fill('TRAV')
  await expect(categories).toHaveText(['Travel'])
  await category.press('ArrowDown')
  await category.press('Enter')
  await expect(category).toHaveValue('Travel')
  await expect(page).toHaveURL(/category=Travel/)
  await expect(page.getByText('No blogs found')).toBeVisible()
  await category.click()
  await expect(categories.filter({ hasText: 'Travel' })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await categories.filter({ hasText: 'All categories' }).click()
  await expect(category).toHaveValue('')
  await expect(page.getByRole('article')).toHaveCount(11)
  // Typed text without a choice does not filter, and is removed so that it does not look as if it did.
  await category.fill('crime')
  await category.blur()
  await expect(category).toHaveValue('')
  await expect(page.getByRole('article')).toHaveCount(11)
  await page.getByRole('searchbox', { name: 'Search by hashtag' }).fill('ferry')
  await expect(page.getByText('No blogs found')).toBeVisible()
})

// Shows spec 2.85, 7.39.
test(
  'the location of a report is filled in when it is asked for, and never before',
  onPhone,
  async ({ bichar, page, context, signIn }) => {
    await signIn(page, await bichar.makePerson('Kamal Hossain'))
    await page.goto('/newreport')
    await expect(page.getByRole('heading', { name: '#NEW_REPORT' })).toBeVisible()
    const location = page.getByLabel(/^Location/)
    await writeReport(page, { location: 'Behind the market' })
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page.getByText('This browser is not allowed to know your location')).toBeVisible()
    await expect(location).toHaveValue('Behind the market')

    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 22.845, longitude: 89.5403 })
    const use = page.getByRole('button', { name: 'Use my location' })
    await test.step('whoever writes while it is sought keeps what they have written', async () => {
      const sought = '**/api/places/reverse**'
      const held = Promise.withResolvers<Route>()
      await page.route(sought, held.resolve)
      await use.click()
      const route = await held.promise
      await location.fill('By the river')
      await Promise.all([page.waitForResponse(sought), route.continue()])
      await page.unroute(sought)
      await expect(page.getByText('Finding out where you are')).toHaveCount(0)
      await expect(location).toHaveValue('By the river')
    })
    await use.click()
    await expect(location).toHaveValue(/Khulna/)
  },
)
