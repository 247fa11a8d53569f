import { limits } from './limits.ts'

/** Whole years, as typed. */
export const isAge = (text: string): boolean => /^\d{1,3}$/.test(text) && Number(text) <= limits.age

/** Of a person under 18 nothing that identifies them is public (product choices, section 4). */
export const isMinor = (age: number | null): boolean => age !== null && age < 18
