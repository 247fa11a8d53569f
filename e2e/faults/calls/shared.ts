import { noticedByTest } from '../fault.ts'

export const inTest = (test: string, title: string, faults: Parameters<typeof noticedByTest>[2]) =>
  noticedByTest(`server/src/${test}.test.ts`, title, faults)
