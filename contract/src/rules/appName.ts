/** What the product is called unless the operator gives it a name of their own. */
export const ownName = 'Bichar'

/** The name as a reader knows it: the product's own is a Bengali word, and written as one there. */
export const nameIn = (language: 'en' | 'bn', name: string): string =>
  language === 'bn' && name === ownName ? 'বিচার' : name
