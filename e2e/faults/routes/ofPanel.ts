import { type Fault, noticedBy } from '../fault.ts'

export const ofPanel: Fault[] = [
  ...noticedBy('frame', 'everybody finds their places', {
    'users-stay-at-the-panel': {
      file: 'web/app/admin/AdminLayout.tsx',
      find: "user !== null && user.role !== 'admin'",
      broken: 'false',
    },
    'criminals-labelled-suspects': {
      file: 'web/app/shell/adminNavigation.ts',
      find: "'criminals'",
      broken: "'suspects'",
    },
  }),
  ...noticedBy('admin', 'the address of a post without /admin', {
    'address-without-admin-leads-to-readers': {
      file: 'web/app/admin/ToAdminPost.tsx',
      find: `\`/admin/getPostDetails/\${params.id}\``,
      broken: `\`/postDetails/\${params.id}\``,
    },
  }),
]
