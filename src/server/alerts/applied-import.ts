/** An import that was applied completely. */
export interface AppliedImport {
  id: number
  source: 'demo' | 'caixa'
  finished_at: Date
}
