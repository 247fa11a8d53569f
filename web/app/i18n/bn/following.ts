import following from './following.json' with { type: 'json' }

export default { following }
