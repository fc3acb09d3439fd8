/** The browser that `npm test` found or installed; Playwright's own when none is set. */
export const executablePath = process.env.CHROMIUM_PATH || undefined

/** Flags for Debian's Chromium as root, on a machine without internet. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
