import sql, { type Sql } from 'sql-template-tag'
import type { PageBesideList } from '#contract/present-bank-page.ts'
import type { ListFacts } from '#domain/property/merge-facts.ts'
import { lastListedOn, listFacts } from './list-facts.ts'
import { readStoredPage, type StoredPage } from './stored-page.ts'

/** A row of `bankPageColumns`. */
export interface BankPageRow {
  page: StoredPage | null
  read_at: Date | null
  list_facts: ListFacts
  listed_on: string
}

/** Columns of a bank page and the list's facts beside it, from `listings l`, `listing_texts t` and `listing_pages b`. */
export const bankPageColumns: Sql = sql`
  b.page, b.read_at, ${listFacts} as list_facts, ${lastListedOn()} as listed_on`

/** Converts a row to the bank page with the facts of the list that it is compared with; `null` when no page was read. */
export const toPageBesideList = ({
  page,
  read_at,
  list_facts,
  listed_on,
}: BankPageRow): PageBesideList | null =>
  page &&
  read_at && {
    page: readStoredPage(page),
    readAt: read_at.toISOString(),
    list: { facts: list_facts, on: listed_on },
  }
