/** The enumerations of spec section 3, without zod so that the browser can load them cheaply. Search filters use the same names. */
export const crimeTypes = [
  'Murder',
  'Armed Robbery',
  'Kidnapping',
  'Assault',
  'Drug Trafficking',
  'Theft',
  'Burglary',
  'Fraud',
  'Rape',
  'Domestic Violence',
  'Cybercrime',
  'Extortion',
  'Money Laundering',
  'Human Trafficking',
  'Vandalism',
  'Sexual Harassment',
  'Political Violence',
  'Corruption',
  'Gang Violence',
  'Child Abuse',
] as const
export type CrimeType = (typeof crimeTypes)[number]

/** The name of the checkbox of each type in a form that is submitted without JavaScript. */
export const boxOf = (type: CrimeType): string => `kind ${type}`

export const genders = ['male', 'female', 'other'] as const
export type Gender = (typeof genders)[number]

export const dangerLevels = ['low', 'medium', 'high'] as const
export type DangerLevel = (typeof dangerLevels)[number]

export const suspectStatuses = ['wanted', 'arrested', 'released'] as const
export type SuspectStatus = (typeof suspectStatuses)[number]
