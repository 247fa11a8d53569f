export const limits = 'contract/src/rules/limits.ts'
export const suspectsTest = 'server/src/suspects/suspects.test.ts'
