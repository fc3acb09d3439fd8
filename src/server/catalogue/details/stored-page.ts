import type { BankPage } from '#domain/property/bank-page.ts'

/** The former names of fields in `listing_pages.page`: pages stored under them stay until they are read again. */
interface FormerFields {
  notice: string | null
  noticeItem: string | null
  noticePublishedAt: string | null
  noticeUrl: string | null
}

type RenamedField = 'editalNumber' | 'editalItem' | 'editalPublishedAt' | 'editalUrl'

/** A bank page as the database stores it: with the fields' names of today, or with the former ones. */
export type StoredPage = BankPage | (Omit<BankPage, RenamedField> & FormerFields)

/** Returns a stored page with the names of today. */
export function readStoredPage(stored: StoredPage): BankPage {
  if (!('notice' in stored)) return stored
  const { notice, noticeItem, noticePublishedAt, noticeUrl, ...page } = stored
  return {
    ...page,
    editalNumber: notice,
    editalItem: noticeItem,
    editalPublishedAt: noticePublishedAt,
    editalUrl: noticeUrl,
  }
}
