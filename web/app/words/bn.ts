import accounts from './bn/accounts.json' with { type: 'json' }
import admin from './bn/admin.json' with { type: 'json' }
import blogs from './bn/blogs.json' with { type: 'json' }
import comments from './bn/comments.json' with { type: 'json' }
import common from './bn/common.json' with { type: 'json' }
import errors from './bn/errors.json' with { type: 'json' }
import places from './bn/places.json' with { type: 'json' }
import posts from './bn/posts.json' with { type: 'json' }
import reactions from './bn/reactions.json' with { type: 'json' }
import reports from './bn/reports.json' with { type: 'json' }
import sharing from './bn/sharing.json' with { type: 'json' }
import shell from './bn/shell.json' with { type: 'json' }
import stories from './bn/stories.json' with { type: 'json' }
import timelines from './bn/timelines.json' with { type: 'json' }

export default {
  accounts,
  admin,
  blogs,
  comments,
  common,
  errors,
  places,
  posts,
  reactions,
  reports,
  sharing,
  shell,
  stories,
  timelines,
}
