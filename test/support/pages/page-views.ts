import { listSitePages } from '#contract/page-paths.ts'

/** A page at an address under which it is checked. */
export interface PageView {
  name: string
  path: string
  /** Whether it needs a session. */
  account?: true
}

/**
 * Lists every page that has one address, as a visitor or, where it is an account's, as an account sees it; of one that has
 * another form for visitors both. Pages with many addresses, and states of pages, are named where they are looked at.
 */
export const listPageViews = (): PageView[] =>
  listSitePages().flatMap(({ name, path, access, visitorFile, hasParts, movedTo }): PageView[] => {
    if (hasParts || movedTo !== undefined || name === 'mapa' || access === 'operator') return []
    const forAccount: PageView = { name, path, account: true }
    if (access === 'account') return [forAccount]
    return visitorFile === undefined ? [{ name, path }] : [{ name: visitorFile, path }, forAccount]
  })
