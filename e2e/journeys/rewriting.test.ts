import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { dayText } from '@bichar/contract/rules/dayText.ts'
import { expectMessage } from '../messages.ts'
import { expect, test } from '../test.ts'

const picture = path.join(import.meta.dirname, '../files/with-gps.jpg')

// Shows spec 2.112, 2.113, 2.114, 2.115, 2.116, 4.40, 8.102.
test('an admin changes a blog, beginning with what it says, and reads who wrote it and when', async ({
  bichar,
  page,
  signIn,
}) => {
  const title = `Locks that hold ${Date.now()}`
  const today = () => dayText('en', new Date())
  const dayBefore = today()
  await bichar.writeBlog(title, picture)
  const dayAfter = today()
  await signIn(page, bichar.admin)
  await page.goto('/admin/blogs')
  await page.getByRole('article', { name: title }).getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'EDIT BLOG' })
  const content = form.getByLabel('Content', { exact: true })
  // The width max-w-4xl.
  expect((await form.boundingBox())?.width).toBe(896)
  await expect(form.getByLabel('Title')).toHaveValue(title)
  await expect(content).toHaveValue('In short.')
  await expect(form.getByLabel('Crime', { exact: true })).toBeChecked()
  await content.fill('A good lock.\n\nAnd a better one.')
  await form.getByLabel('Hashtags').fill('locks')
  await form.getByRole('button', { name: 'Save blog' }).click()
  await expectMessage(page, 'Blog updated successfully')
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('article', { name: title })).toContainText('A good lock.')

  await page.getByRole('link', { name: title }).click()
  const blog = page.getByRole('article', { name: title })
  await expect(blog.getByText('A good lock.', { exact: true })).toBeVisible()
  await expect(blog.getByText('And a better one.', { exact: true })).toBeVisible()
  await expect(blog.getByText(bichar.admin.name)).toBeVisible()
  await expect(blog.getByText(new RegExp(`^(${dayBefore}|${dayAfter})$`))).toBeVisible()
  await expect(blog.getByText('#locks', { exact: true })).toBeVisible()
  await expect(blog.getByText('Crime', { exact: true })).toBeVisible()
  await expect(blog.locator('img[src^="/media/"]')).toHaveCount(1)
  await expect(blog.locator('img[src="/default-avatar.png"]')).toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name: 'All blogs' }).click()
  await expect(page).toHaveURL(/\/admin\/blogs$/)
  await page.goto('/admin/blog/0190a0a0-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'Blog not found' })).toBeVisible()
})

// Shows spec 2.117, 2.118, 2.119, 2.121, 8.105.
test('an admin changes a story of success, beginning with what it says, and finds it among others', async ({
  bichar,
  page,
  signIn,
}) => {
  // No timestamp: the search tolerates a different letter, and timestamps of the same minutes are similar.
  const stamp = randomUUID().replaceAll('-', '')
  const author = await bichar.makePerson('Runa Laila')
  const post = { title: `Cow stolen ${stamp}`, desc: 'From the field.', isAnonymous: true }
  const postId = await bichar.publish(author, post)
  const story = { postId, title: `The cow is back ${stamp}`, description: 'It came home by itself.' }
  await bichar.call(bichar.admin, 'POST /success-stories', { body: story })
  await signIn(page, bichar.admin)
  await page.goto('/admin/success-stories')
  await page.getByRole('article', { name: story.title }).getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'EDIT STORY' })
  await expect(form.getByLabel('Related Post')).toHaveValue(post.title)
  await expect(form.getByLabel('Title')).toHaveValue(story.title)
  await expect(form.getByLabel('Description')).toHaveValue(story.description)
  await form.getByLabel('Description').fill('The police brought it home.')
  await form.getByRole('button', { name: 'Save story' }).click()
  await expectMessage(page, 'Story updated successfully')
  const article = page.getByRole('article', { name: story.title })
  await expect(article).toContainText('The police brought it home.')
  await expect(article).toContainText(`Related Post: ${post.title}`)

  for (const number of Array(10).keys()) {
    const other = { postId, title: `Calf ${number} of ${stamp}`, description: 'It came too.' }
    await bichar.call(bichar.admin, 'POST /success-stories', { body: other })
  }
  await bichar.call(author, 'DELETE /posts/:id', { params: { id: postId } })
  await page.goto(`/admin/success-stories?search=${stamp}`)
  await expect(page.getByText('Showing 10 of 11 stories')).toBeVisible()
  await page.getByLabel('Per page').selectOption('20')
  await expect(page.getByText('Showing 11 of 11 stories')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search success stories' }).fill(story.title)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(article).toContainText('Related Post: Unknown')
  await page.getByLabel('Status').selectOption('Published')
  await expect(page.getByText('No success stories found')).toBeVisible()
  await page.getByLabel('Status').selectOption('Unpublished')
  await expect(article).toBeVisible()
})
