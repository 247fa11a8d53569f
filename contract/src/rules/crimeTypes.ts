/** The enumerations of spec section 3; free of zod, for the browser. The names are also what is searched by. */
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

/** What the box of each is called where a form is sent without a script. */
export const boxOf = (type: CrimeType): string => `kind ${type}`

export const genders = ['male', 'female', 'other'] as const
export type Gender = (typeof genders)[number]

export const dangerLevels = ['low', 'medium', 'high'] as const
export type DangerLevel = (typeof dangerLevels)[number]

export const suspectStatuses = ['wanted', 'arrested', 'released'] as const
export type SuspectStatus = (typeof suspectStatuses)[number]
