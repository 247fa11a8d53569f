import { limits } from '@bichar/contract/rules/limits.ts'
import { createTranslator } from 'use-intl/core'
import { expect, it } from 'vitest'
import bn from '../i18n/bn.ts'
import en from '../i18n/en.ts'

const most = limits.searchMost

it.each([
  ['en', en, '1,000 or more posts and 999 suspects found', 'Posts (1,000+)'],
  ['bn', bn, '১,০০০ বা তার বেশি পোস্ট ও ৯৯৯ জন সন্দেহভাজন', 'পোস্ট (১,০০০+)'],
] as const)('as many as are counted are said to be that many or more: %s', (locale, messages, count, tab) => {
  const words = createTranslator({ locale, messages, namespace: 'search' })
  expect(words('count', { posts: most, suspects: most - 1 })).toBe(count)
  expect(words('postsTab', { count: most })).toBe(tab)
})
