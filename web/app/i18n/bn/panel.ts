import admin from './admin.json' with { type: 'json' }
import audit from './audit.json' with { type: 'json' }
import desk from './desk.json' with { type: 'json' }

export default { admin, audit, desk }
