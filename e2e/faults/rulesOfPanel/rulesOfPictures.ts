import { type Fault, noticedByTest } from '../fault.ts'

export const rulesOfPictures: Fault[] = [
  ...noticedByTest('web/app/media/Avatar.test.ts', '', {
    'avatar-of-any-address': {
      file: 'web/app/media/Avatar.tsx',
      find: '/^(http|\\/)/.test(src)',
      broken: 'true',
    },
    'default-avatar-elsewhere': {
      file: 'web/app/media/Avatar.tsx',
      find: "'/default-avatar.png'",
      broken: "'/avatar.png'",
    },
  }),
]
