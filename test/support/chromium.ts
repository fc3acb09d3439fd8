/** The browser that `npm test` found or installed; Playwright's own when none is named. */
export const executablePath = process.env.CHROMIUM_PATH || undefined

/** Debian's Chromium as root, in a machine without the outside world. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
