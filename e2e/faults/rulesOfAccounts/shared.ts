export const errors = 'contract/src/rules/errors.ts'
