export const errors = 'contract/src/rules/errors.ts'
export const reportDialog = 'web/app/flags/FlagDialog.tsx'
