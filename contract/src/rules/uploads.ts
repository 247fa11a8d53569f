/** The content type of a form part that contains no file, but the id of one that was uploaded before: RFC 2046, 5.2.3. */
export const sentBeforeType = 'message/external-body'
