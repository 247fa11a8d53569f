import accounts from './bn/accounts.json' with { type: 'json' }
import blogs from './bn/blogs.json' with { type: 'json' }
import commentRemoval from './bn/commentRemoval.json' with { type: 'json' }
import comments from './bn/comments.json' with { type: 'json' }
import common from './bn/common.json' with { type: 'json' }
import crimeTypes from './bn/crimeTypes.json' with { type: 'json' }
import errors from './bn/errors.json' with { type: 'json' }
import followUps from './bn/followUps.json' with { type: 'json' }
import media from './bn/media.json' with { type: 'json' }
import notifications from './bn/notifications.json' with { type: 'json' }
import places from './bn/places.json' with { type: 'json' }
import posts from './bn/posts.json' with { type: 'json' }
import profiles from './bn/profiles.json' with { type: 'json' }
import reactions from './bn/reactions.json' with { type: 'json' }
import reports from './bn/reports.json' with { type: 'json' }
import sanctions from './bn/sanctions.json' with { type: 'json' }
import search from './bn/search.json' with { type: 'json' }
import sharing from './bn/sharing.json' with { type: 'json' }
import shell from './bn/shell.json' with { type: 'json' }
import stories from './bn/stories.json' with { type: 'json' }
import support from './bn/support.json' with { type: 'json' }
import suspectPicker from './bn/suspectPicker.json' with { type: 'json' }
import suspects from './bn/suspects.json' with { type: 'json' }
import timelines from './bn/timelines.json' with { type: 'json' }

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
