/** The name of the product, unless the operator configures another. */
export const ownName = 'Bichar'

/** The name for a reader of this language: the default name is a Bengali word, so Bengali readers see it in Bengali script. */
export const nameIn = (language: 'en' | 'bn', name: string): string =>
  language === 'bn' && name === ownName ? 'বিচার' : name
