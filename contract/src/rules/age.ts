import { limits } from './limits.ts'

/** Whole years, as typed. */
export const isAge = (text: string): boolean => /^\d{1,3}$/.test(text) && Number(text) <= limits.age
