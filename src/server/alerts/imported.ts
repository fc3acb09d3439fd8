/** An import that was applied completely. */
export interface Imported {
  id: number
  source: 'demo' | 'caixa'
  finished_at: Date
}
