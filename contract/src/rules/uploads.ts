/** The content type of a part of a form that is no file, but names one which was sent before: RFC 2046, 5.2.3. */
export const sentBeforeType = 'message/external-body'
