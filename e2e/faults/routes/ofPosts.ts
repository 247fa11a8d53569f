import { type Fault, noticedBy } from '../fault.ts'

export const ofPosts: Fault[] = [
  ...noticedBy('mainJob', 'an approved report is in the feed', {
    'post-link-leads-away': {
      file: 'web/app/reading/PostLink.tsx',
      find: `to={{ pathname, search: \`?\${over}\`, hash }}`,
      broken: `\`/postDetails/\${id}\``,
    },
    'open-post-without-address': {
      file: 'web/app/reading/PostLink.tsx',
      find: `mask={\`/postDetails/\${id}\`}`,
      broken: 'undefined',
    },
  }),
]
