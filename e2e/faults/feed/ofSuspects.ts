import { type Fault, noticedBy } from '../fault.ts'

export const ofSuspects: Fault[] = [
  ...noticedBy('suspects', 'a profile belongs to who made it', {
    'add-suspect-opens-nothing': {
      file: 'web/app/suspects/SuspectsPage.tsx',
      find: "gate('continue', undefined, { act: 'addSuspect' })() && setAdding(true)",
      broken: "gate('continue')()",
    },
    'crime-types-not-edited': {
      file: 'web/app/suspects/CrimeTypes.tsx',
      find: 'onClick={() => setEditing(true)}',
      broken: '() => undefined',
    },
    'photo-opens-nothing': {
      file: 'web/app/suspects/SuspectPhoto.tsx',
      find: 'onOpen={() => setOpen(true)}',
      broken: '() => undefined',
    },
  }),
]
