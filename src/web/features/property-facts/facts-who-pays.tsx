import { Landmark } from 'lucide-react'
import type { PropertyFacts } from '#contract/property-facts-schemas.ts'
import { Panel } from '../../ui/panel.tsx'
import { BankNotes, unreadBankPage, WhoPaysLine, WhoPaysList } from '../listing/facts/who-pays-list.tsx'
import { describeDebtRule } from '../listing/facts/who-pays-words.ts'

/** Who pays debts, commission and taxes: what the bank's page says, and what belongs to the kind of sale. */
export function FactsWhoPays({ facts }: { facts: PropertyFacts }) {
  const { bankPage: page, legalNotes } = facts
  const condominium = page && describeDebtRule(page.condominiumRule, page.condominiumRuleCut)
  const taxes = page && describeDebtRule(page.taxesRule, page.taxesRuleCut)
  return (
    <Panel icon={Landmark} title="Quem paga o quê">
      {legalNotes && <BankNotes text={legalNotes} />}
      <WhoPaysList property={facts}>
        {condominium && taxes ? (
          <>
            <WhoPaysLine name="Condomínio em atraso" note={condominium.note}>
              {condominium.words}
            </WhoPaysLine>
            <WhoPaysLine name="Tributos em atraso" note={taxes.note}>
              {taxes.words}
            </WhoPaysLine>
          </>
        ) : (
          <WhoPaysLine name="Condomínio e tributos em atraso">{unreadBankPage}</WhoPaysLine>
        )}
      </WhoPaysList>
    </Panel>
  )
}
