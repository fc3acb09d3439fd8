import type { Category, Occupancy } from '../property/listing.ts'
import type { Centavos } from '../money.ts'
import type { Uf } from '../states.ts'

/** One round of an auction: its day in Brasília `YYYY-MM-DD`, hour `HH:MM`, and minimum price. */
export interface LotRound {
  date: string | null
  time: string | null
  price: Centavos | null
}

/** The facts of a lot that somebody else than the bank offers; `null` = not known. */
export interface LotFacts {
  title: string | null
  price: Centavos | null
  evaluation: Centavos | null
  firstRound: LotRound | null
  secondRound: LotRound | null
  category: Category | null
  /** The kind of sale in the words of its source: "Leilão judicial". */
  saleKind: string | null
  city: string | null
  state: Uf | null
  address: string | null
  /** m²; private or built area. */
  area: number | null
  /** m² */
  landArea: number | null
  rooms: number | null
  garage: number | null
  occupancy: Occupancy | null
  /** The number of the matrícula. */
  matricula: string | null
}
