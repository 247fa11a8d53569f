import accounts from './en/accounts.json' with { type: 'json' }
import blogs from './en/blogs.json' with { type: 'json' }
import commentRemoval from './en/commentRemoval.json' with { type: 'json' }
import comments from './en/comments.json' with { type: 'json' }
import common from './en/common.json' with { type: 'json' }
import crimeTypes from './en/crimeTypes.json' with { type: 'json' }
import errors from './en/errors.ts'
import followUps from './en/followUps.json' with { type: 'json' }
import media from './en/media.json' with { type: 'json' }
import notifications from './en/notifications.json' with { type: 'json' }
import places from './en/places.json' with { type: 'json' }
import posts from './en/posts.json' with { type: 'json' }
import profiles from './en/profiles.json' with { type: 'json' }
import reactions from './en/reactions.json' with { type: 'json' }
import reports from './en/reports.json' with { type: 'json' }
import sanctions from './en/sanctions.json' with { type: 'json' }
import search from './en/search.json' with { type: 'json' }
import sharing from './en/sharing.json' with { type: 'json' }
import shell from './en/shell.json' with { type: 'json' }
import stories from './en/stories.json' with { type: 'json' }
import support from './en/support.json' with { type: 'json' }
import suspectPicker from './en/suspectPicker.json' with { type: 'json' }
import suspects from './en/suspects.json' with { type: 'json' }
import timelines from './en/timelines.json' with { type: 'json' }

export default {
  accounts,
  blogs,
  commentRemoval,
  comments,
  common,
  crimeTypes,
  errors,
  followUps,
  notifications,
  media,
  places,
  posts,
  profiles,
  reactions,
  reports,
  sanctions,
  search,
  sharing,
  shell,
  support,
  suspectPicker,
  suspects,
  stories,
  timelines,
}
