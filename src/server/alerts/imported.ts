/** An import that was applied whole. */
export interface Imported {
  id: number
  source: 'demo' | 'caixa'
  finished_at: Date
}
