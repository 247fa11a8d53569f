import { type Fault, noticedBy } from '../fault.ts'

export const ofPeople: Fault[] = [
  ...noticedBy('blogs', 'the location of a report', {
    'new-report-titled-otherwise': {
      file: 'web/app/writing/drafts/ReportHeader.tsx',
      find: "t('newReport')",
      broken: "'New report'",
    },
  }),
  ...noticedBy('admin', 'somebody asks for support', {
    'new-report-leads-elsewhere-than-support': {
      file: 'web/app/writing/drafts/ReportHeader.tsx',
      find: 'to="/support"',
      broken: "'/blogs'",
    },
    'support-titled-otherwise': {
      file: 'web/app/support/SupportPage.tsx',
      find: "t('title')",
      broken: "'Get support'",
    },
    'support-form-without-own-name': {
      file: 'web/app/support/SupportForm.tsx',
      find: 'defaultValue={user.name}',
      broken: "''",
    },
    'files-for-support-not-sent': {
      file: 'web/app/support/SupportForm.tsx',
      find: 'picked.length > 0',
      broken: 'false',
    },
  }),
  ...noticedBy('profile', 'a person changes name and picture', {
    'profile-without-picture': {
      file: 'web/app/profiles/ProfilePage.tsx',
      find: '<Avatar src={user.avatar} className="size-20" />',
      broken: 'null',
    },
    'profile-counts-one-post-too-many': {
      file: 'web/app/profiles/ProfilePage.tsx',
      find: 'data.postCount',
      broken: 'data.postCount + 1',
    },
    'profile-without-own-posts': {
      file: 'web/app/profiles/ProfilePage.tsx',
      find: '<PersonPosts personId={user._id} />',
      broken: 'null',
    },
    'profile-without-name': {
      file: 'web/app/profiles/ProfilePage.tsx',
      find: 'user.name',
      broken: 'null',
    },
    'edit-tab-named-otherwise': {
      file: 'web/app/profiles/EditProfileDialog.tsx',
      find: "t('editTab')",
      broken: "'Profile'",
    },
    'password-tab-named-otherwise': {
      file: 'web/app/profiles/EditProfileDialog.tsx',
      find: "t('passwordTab')",
      broken: "'Password'",
    },
    'logout-leads-home': {
      file: 'web/app/profiles/LogOutButton.tsx',
      find: "navigate('/login', { replace: true })",
      broken: "navigate('/', { replace: true })",
    },
  }),
]
