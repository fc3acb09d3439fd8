import type { BankPage } from '#domain/property/bank-page.ts'
import { splitNumbers } from '#domain/caixa/detail/page-numbers.ts'

/** The former names of fields in `listing_pages.page`: pages stored under them stay until they are read again. */
interface FormerFields {
  notice: string | null
  noticeItem: string | null
  noticePublishedAt: string | null
  noticeUrl: string | null
}

type RenamedField = 'editalNumber' | 'editalItem' | 'editalPublishedAt' | 'editalUrl'
/** Fields that pages read before them lack. */
type LaterField = 'cityRegistrations' | 'remainingSeconds' | 'inDispute' | 'bids'

/** A bank page as the database stores it: with the fields of today, or with those of the time it was read at. */
export type StoredPage =
  | BankPage
  | (Omit<BankPage, RenamedField | LaterField> & FormerFields & { cityRegistration: string | null })
  | (Omit<BankPage, LaterField> & { cityRegistration: string | null })

/** Returns a stored page with the fields of today. */
export function readStoredPage(stored: StoredPage): BankPage {
  const named = 'notice' in stored ? rename(stored) : stored
  if (!('cityRegistration' in named)) return named
  const { cityRegistration, ...page } = named
  return {
    ...page,
    cityRegistrations: splitNumbers(cityRegistration),
    remainingSeconds: null,
    inDispute: false,
    bids: null,
  }
}

function rename({ notice, noticeItem, noticePublishedAt, noticeUrl, ...page }: StoredPage & FormerFields) {
  return {
    ...page,
    editalNumber: notice,
    editalItem: noticeItem,
    editalPublishedAt: noticePublishedAt,
    editalUrl: noticeUrl,
  }
}
