export const sentItem = 'web/app/notifications/sending/SentItem.tsx'
