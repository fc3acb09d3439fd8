import { Landmark } from 'lucide-react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatReais } from '../../ui/format-text.ts'
import {
  BankNotes,
  unreadBankPage,
  WhoPaysLine,
  WhoPaysList,
  WhoPaysWarning,
} from '../listing/facts/who-pays-list.tsx'
import { describeDebtRule } from '../listing/facts/who-pays-words.ts'
import { FoldingPanel } from './folding-panel.tsx'
import { useJudgedProperty } from './use-judged-property.ts'

/** What the person found out about a debt, above what the bank says of it. */
const OwnDebt = ({ reais }: { reais: number | null }) =>
  reais !== null && (
    <strong className="block font-semibold">
      {reais === 0 ? 'Nada fica com você' : `${formatReais(reais)} ficam com você`}
      <span className="font-normal text-ink-3"> (resposta sua)</span>
    </strong>
  )

/** Says in a few words what the card holds; known debts are named. */
const describeWhoPays = ({ debts, legalNotes }: PropertyDetail): string =>
  [
    debts !== null && debts > 0 && `dívidas conhecidas de ${formatReais(debts)}`,
    legalNotes && 'há observações da Caixa',
    'condomínio, tributos, comissão, ITBI',
  ]
    .filter(Boolean)
    .join(' · ')

/** Who pays debts, commission and taxes, by the bank page and the rules of the kind of sale. */
export function WhoPaysCard({ property }: { property: PropertyDetail }) {
  const { bankPage: page, debts, legalNotes } = property
  const condominium = page
    ? describeDebtRule(page.condominiumRule, page.condominiumRuleCut)
    : { words: unreadBankPage, note: undefined }
  const taxes = page
    ? describeDebtRule(page.taxesRule, page.taxesRuleCut)
    : { words: unreadBankPage, note: undefined }
  const owed = useJudgedProperty().answers.debts?.value
  return (
    <FoldingPanel icon={Landmark} title="Quem paga o quê" summary={describeWhoPays(property)}>
      {debts !== null && debts > 0 && (
        <WhoPaysWarning>
          <strong className="font-semibold">Há dívidas conhecidas de {formatReais(debts)}.</strong> Confira no
          edital quem as paga antes de dar um lance.
        </WhoPaysWarning>
      )}
      {legalNotes && <BankNotes text={legalNotes} />}
      <WhoPaysList property={property}>
        <WhoPaysLine name="Condomínio em atraso" note={condominium.note}>
          <OwnDebt reais={owed?.condominium ?? null} />
          {condominium.words}
        </WhoPaysLine>
        <WhoPaysLine name="Tributos em atraso" note={taxes.note}>
          <OwnDebt reais={owed?.taxes ?? null} />
          {taxes.words}
        </WhoPaysLine>
      </WhoPaysList>
    </FoldingPanel>
  )
}
