import type { Account } from '../bichar.ts'

/** What the pages with these dialogs show. */
export interface Subjects {
  author: Account
  reader: Account
  moderator: Account
  /** Ids. */
  post: string
  pending: string
  suspect: string
}

export interface OpenedDialog {
  title: string
  as?: 'author' | 'reader' | 'moderator'
  path: string
  /** The names of what is pressed, or else what has to be shown first. */
  steps: readonly (string | { see: string })[]
  /** Only at the width at which it is reached by these steps. */
  only?: 'phone' | 'wide'
}

/** Every dialog that can be opened without sending anything, with the way to it. */
export const dialogsOf = ({ post, pending, suspect }: Subjects): readonly OpenedDialog[] => {
  const [aboutPost, aboutSuspect] = ['More about this post', 'More about this suspect']
  const details = `/postDetails/${post}`
  const pendingPost = `/postDetails/${pending}`
  const suspectPage = `/suspects/${suspect}`
  const ownProfile = '/profile'
  return [
    { title: 'Settings', path: '/', steps: ['Settings'], only: 'phone' },
    { title: 'Search', path: '/', steps: ['Search'], only: 'phone' },
    { title: 'Share post', as: 'reader', path: details, steps: ['…শেয়ার…'] },
    { title: 'Share suspect', as: 'reader', path: suspectPage, steps: ['…শেয়ার…'] },
    { title: 'Report post', as: 'reader', path: details, steps: [aboutPost, 'Report'] },
    { title: 'Comments', as: 'reader', path: '/', steps: ['…মতামত…'] },
    { title: 'Filters', as: 'reader', path: '/search?query=fence', steps: ['Filters'] },
    { title: 'Edit post', as: 'author', path: details, steps: [aboutPost, 'Edit Post'] },
    { title: 'Delete', as: 'author', path: details, steps: [aboutPost, 'Delete Post'] },
    { title: 'Add timeline', as: 'author', path: `${details}?tab=timelines`, steps: ['Add Timeline'] },
    { title: 'Edit Profile', as: 'author', path: ownProfile, steps: ['Edit Profile'] },
    {
      title: 'Delete my account',
      as: 'author',
      path: ownProfile,
      // The list of devices above it, when it comes, pushes it down.
      steps: [{ see: 'This device' }, 'Delete my account'],
    },
    {
      title: 'Second password',
      as: 'author',
      path: ownProfile,
      steps: [{ see: 'This device' }, 'Set a second password'],
    },
    {
      title: 'Choose on the map',
      as: 'author',
      path: '/newreport?draft=new',
      steps: ['Next', { see: 'What, when and where?' }, 'Choose on the map'],
      only: 'phone',
    },
    {
      title: 'Choose on the map',
      as: 'author',
      path: '/newreport?draft=new',
      steps: ['Choose on the map'],
      only: 'wide',
    },
    { title: 'Add suspect', as: 'author', path: '/suspects', steps: ['Add suspect'] },
    {
      title: 'crime types',
      as: 'author',
      path: suspectPage,
      steps: [{ see: 'Pump taken' }, 'Edit crime types'],
    },
    {
      title: 'What do you know',
      as: 'author',
      path: suspectPage,
      steps: [{ see: 'Pump taken' }, 'I know something'],
    },
    { title: 'Edit suspect', as: 'author', path: suspectPage, steps: [aboutSuspect, 'Edit'] },
    { title: 'Changes', as: 'moderator', path: suspectPage, steps: [aboutSuspect, 'Changes'] },
    {
      title: 'Send post back',
      as: 'moderator',
      path: pendingPost,
      steps: ['Send back'],
    },
    {
      title: 'Pause the author?',
      as: 'moderator',
      path: pendingPost,
      steps: [aboutPost, 'Pause its author'],
    },
    { title: 'Keyboard keys', as: 'moderator', path: '/admin/desk', steps: ['Keyboard keys'], only: 'wide' },
  ]
}
