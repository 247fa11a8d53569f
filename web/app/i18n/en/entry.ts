import entryForm from './entryForm.json' with { type: 'json' }

export default { entryForm }
