export type PushLanguage = 'en' | 'bn'

export interface PushTokenTables {
  push_tokens: {
    id: string
    session_id: string
    address_hash: Buffer
    token: string
    language: PushLanguage
    registered_at: Date
  }
}
