import wanted from './wanted.json' with { type: 'json' }

export default { wanted }
