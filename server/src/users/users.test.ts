import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let admin: TestPerson
let rahima: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  admin = await makePerson(app.deps, { role: 'admin', name: 'Amina Khatun' })
  await makePerson(app.deps, { superAdmin: true, name: 'Farid Hasan' })
  rahima = await makePerson(app.deps, { name: 'Rahima Begum' })
  await makePerson(app.deps, { name: 'রহিমা বেগম' })
  const phone = '8801812345678'
  await app.deps.kysely.updateTable('users').set({ phone }).where('id', '=', rahima.user.id).execute()
})
afterAll(() => app.close())

const list = async (query = {}) => (await app.call('GET /users/users', { query }, { as: admin })).body
const names = async (search: string) => (await list({ search })).users.map(({ name }) => name)

describe('the list of users', () => {
  // Shows spec 3.12, 7.5, 9.13.
  test('is of everybody, the newest first, by pages', async () => {
    const { users, pagination } = await list()
    expect(users.map(({ name }) => name)).toEqual([
      'রহিমা বেগম',
      'Rahima Begum',
      'Farid Hasan',
      'Amina Khatun',
    ])
    expect(pagination).toEqual({ page: 1, limit: 10, total: 4, pages: 1 })
    const second = await list({ page: 2, limit: 3 })
    expect(second.users.map(({ name }) => name)).toEqual(['Amina Khatun'])
    expect(second.pagination).toEqual({ page: 2, limit: 3, total: 4, pages: 2 })
  })

  test('shows phone, role and since when', async () => {
    const { users } = await list()
    expect(users[1]).toEqual({
      _id: rahima.user.id,
      name: 'Rahima Begum',
      phone: '8801812345678',
      avatar: null,
      role: 'user',
      isSuperAdmin: false,
      createdAt: expect.any(String),
    })
    expect(users.map(({ role, isSuperAdmin }) => [role, isSuperAdmin])).toEqual([
      ['user', false],
      ['user', false],
      ['admin', true],
      ['admin', false],
    ])
  })

  // Shows spec 7.5.
  test.each([
    ['rahima', ['Rahima Begum']],
    ['BEGUM rah', ['Rahima Begum']],
    ['rahema', ['Rahima Begum']],
    ['রহিমা', ['রহিমা বেগম']],
    ['nobody at all', []],
    ['%', 4],
    ['01812345678', ['Rahima Begum']],
    ['+880 1812-345678', ['Rahima Begum']],
    ['১৮১২৩৪৫', ['Rahima Begum']],
    ['345678', ['Rahima Begum']],
    ['99999999999', []],
  ])('finds by %s', async (search, found) => {
    if (typeof found === 'number') expect(await names(search)).toHaveLength(found)
    else expect(await names(search)).toEqual(found)
  })

  test('counts what is found, not what there is', async () => {
    expect((await list({ search: 'amina' })).pagination).toMatchObject({ total: 1, pages: 1 })
    expect((await list({ search: '01812345678' })).pagination).toMatchObject({ total: 1, pages: 1 })
    expect((await list({ search: 'nobody' })).pagination).toMatchObject({ total: 0, pages: 0 })
  })
})

describe('the quick search', () => {
  const search = (query: { q: string; limit?: number }) =>
    app.call('GET /users/search', { query }, { as: admin })

  // Shows spec 7.6.
  test('finds the same people, without their phones', async () => {
    const { body } = await search({ q: 'begum' })
    expect(body.users).toEqual([
      {
        _id: rahima.user.id,
        name: 'Rahima Begum',
        avatar: null,
        role: 'user',
        isSuperAdmin: false,
        createdAt: expect.any(String),
      },
    ])
    expect(JSON.stringify((await search({ q: '345678' })).body)).not.toContain('345678')
  })

  // Shows spec 5.73, 9.13.
  test('begins with two characters', async () => {
    expect((await search({ q: 'ra' })).body.users).toHaveLength(1)
    for (const q of ['', ' r ', 'র']) {
      const { status, body } = await search({ q })
      expect([status, body.errors]).toEqual([400, { q: 'Please enter at least 2 characters' }])
    }
  })
})
