import type { PageFile } from '#contract/page-paths.ts'
import type { DirectLoad } from './direct-load-use.ts'
import { accountLoads } from './direct-loads-of-accounts.ts'
import { visitorLoads } from './direct-loads-of-visitors.ts'

/** How each page of the site is used, by its file; and what a page shows at other addresses. */
export const directLoads: Readonly<Record<PageFile | 'login by a mailed link', DirectLoad>> = {
  ...visitorLoads,
  ...accountLoads,
}
