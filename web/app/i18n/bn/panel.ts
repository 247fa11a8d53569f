import admin from './admin.json' with { type: 'json' }
import audit from './audit.json' with { type: 'json' }
import blogForm from './blogForm.json' with { type: 'json' }
import desk from './desk.json' with { type: 'json' }
import fakeReact from './fakeReact.json' with { type: 'json' }
import manageSuspects from './manageSuspects.json' with { type: 'json' }
import people from './people.json' with { type: 'json' }
import reported from './reported.json' with { type: 'json' }
import sending from './sending.json' with { type: 'json' }
import storyForm from './storyForm.json' with { type: 'json' }
import users from './users.json' with { type: 'json' }

export default {
  admin,
  audit,
  blogForm,
  desk,
  fakeReact,
  manageSuspects,
  people,
  reported,
  sending,
  storyForm,
  users,
}
