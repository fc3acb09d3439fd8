import { z } from 'zod'
import { LadderAnswer } from './judgement-schemas.ts'
import { BankPageAnswer } from './property-detail-schemas.ts'
import { Property } from './property-schemas.ts'

/** Listings near a property on its public page at most. */
export const maxNeighbors = 6

/** What the bank's page of a property states about paying for it; the rest of the page is for accounts. */
export const BankPageTerms = BankPageAnswer.pick({
  readAt: true,
  occupancyHidden: true,
  price: true,
  secondAuctionPrice: true,
  financingKind: true,
  bids: true,
  facts: true,
  editalNumber: true,
  editalItem: true,
  paymentForms: true,
  paymentCut: true,
  condominiumRule: true,
  condominiumRuleCut: true,
  taxesRule: true,
  taxesRuleCut: true,
}).meta({ id: 'BankPageTerms' })
export type BankPageTerms = z.infer<typeof BankPageTerms>

/** What everybody may know of one property: the bank's facts, and the price that its lists let one expect. */
export const PropertyFacts = Property.extend({
  source: z.enum(['demo', 'caixa']).describe('demo: imóvel inventado, de demonstração'),
  goneSince: z.iso.date().nullable().describe('A data da primeira lista sem ele; null enquanto está à venda'),
  ladder: LadderAnswer.nullable().describe('null onde a escada de preços não vale'),
  bankPage: BankPageTerms.nullable().describe('null enquanto a página não foi lida'),
  neighbors: z
    .array(Property)
    .max(maxNeighbors)
    .describe(
      'Até 6 à venda na mesma cidade e categoria: os do mesmo bairro primeiro, depois os de preço mais próximo',
    ),
}).meta({ id: 'PropertyFacts' })
export type PropertyFacts = z.infer<typeof PropertyFacts>
