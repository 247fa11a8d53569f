import steps from './steps.json' with { type: 'json' }

export default { steps }
