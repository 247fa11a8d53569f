import guestForm from './guestForm.json' with { type: 'json' }
import kinds from './kinds.json' with { type: 'json' }
import steps from './steps.json' with { type: 'json' }

export default { guestForm, kinds, steps }
