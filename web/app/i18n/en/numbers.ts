import numbers from './numbers.json' with { type: 'json' }

export default { numbers }
