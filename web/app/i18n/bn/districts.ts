import districts from './districts.json' with { type: 'json' }

export default { districts }
