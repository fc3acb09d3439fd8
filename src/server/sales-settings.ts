import type { Centavos } from '#domain/money.ts'

/** What the operator says of the plans; what is not set is unknown. */
export interface SalesSettings {
  /** The price of each plan. */
  prices: Readonly<Partial<Record<'monthly' | 'annual', Centavos>>>
  /** Where the plans are sold. */
  url: string | null
  /** Whom to ask about the plans, an e-mail address. */
  contact: string | null
}
