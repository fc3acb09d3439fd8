import { listSitePages } from '#contract/page-paths.ts'

/** Pages of an account or of the operator: nothing there is for search engines. */
const closedPages = listSitePages().filter(
  ({ robots, access }) => robots === 'closed' && access !== 'operator',
)

/**
 * Writes robots.txt: pages are open, the API is closed but for the pictures that pages
 * and links to them show. A longer rule goes before a
 * shorter one (RFC 9309). Pages that must not be found stay open and say noindex, which a closed page could not.
 */
export const writeRobotsText = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    'Allow: /api/photos/',
    'Allow: /api/pictures/',
    'Disallow: /api/',
    'Disallow: /admin/',
    ...closedPages.map(({ path }) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
