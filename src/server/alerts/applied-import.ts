/** An import that was applied completely. */
export interface AppliedImport {
  id: number
  source: 'demo' | 'caixa'
  finished_at: Date
  /** Date of its list, `YYYY-MM-DD`. */
  list_date: string
}
