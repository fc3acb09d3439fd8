import type { AccountParts } from '../account/parts.ts'
import type { Operator } from '../operations/operator.ts'

/** Days of access that a payment gives (requirements, D8). */
export { periods } from '#domain/billing/standing.ts'

/** What payments work with, besides what accounts do. */
export interface PaymentParts extends AccountParts {
  /** Any of them opens the webhook; none = nobody gets in. */
  tokens: readonly string[]
  /** Offer or product → plan. */
  plans: Readonly<Record<string, 'monthly' | 'annual'>>
  database: 'embedded' | 'postgresql'
  mail: 'smtp' | 'folder'
  operator: Operator
  /** Somebody was told something: its digest may be due. */
  told: () => void
}
