/** An import that was applied completely. */
export interface AppliedImport {
  id: number
  source: 'demo' | 'caixa'
  finished_at: Date
  /** Whether it may bring listings: what the bank's page says is gone brings none, nor does one that was wrongly said to be. */
  brings: boolean
  /** Date of its list, `YYYY-MM-DD`. */
  list_date: string
}
