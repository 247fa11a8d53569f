/** The scripts of a page that run before its first paint, as `root.tsx` names them. */
export const scripts = `\`\${standInForStorage}\\n\${beforeFirstPaint}\\n\${keepEarlyClick}\``
