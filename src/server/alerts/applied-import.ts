/** An import that was applied completely. */
export interface AppliedImport {
  id: number
  source: 'demo' | 'caixa'
  finished_at: Date
  /**
   * Whether it may add listings: an entry that a listing is gone by the bank's page, or was wrongly taken for gone, adds
   * none.
   */
  brings: boolean
  /** Date of its list, `YYYY-MM-DD`. */
  list_date: string
}
