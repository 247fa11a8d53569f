import { expect, it } from 'vitest'
import { nameIn } from './appName.ts'

it('the product is called by its Bengali name in Bengali, and by the name an operator chose in every language', () => {
  expect([nameIn('en', 'Bichar'), nameIn('bn', 'Bichar')]).toEqual(['Bichar', 'বিচার'])
  expect([nameIn('en', 'Nagarik'), nameIn('bn', 'Nagarik')]).toEqual(['Nagarik', 'Nagarik'])
})
