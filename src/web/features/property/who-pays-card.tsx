import { Landmark, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatBrasiliaDay } from '#domain/brasilia-time.ts'
import { defaultCommissionPercent } from '#domain/calculators/cost-assumptions.ts'
import { formatPercent, formatReais } from '../../ui/format-text.ts'
import { FoldingPanel } from './folding-panel.tsx'
import { useJudgedProperty } from './use-judged-property.ts'

const Warning = ({ children }: { children: ReactNode }) => (
  <div className="mb-3 flex gap-3 rounded-lg bg-risk-soft px-4 py-3 text-sm">
    <TriangleAlert className="mt-0.5 size-4.5 shrink-0 text-risk" aria-hidden="true" />
    <div className="min-w-0 text-pretty wrap-anywhere">{children}</div>
  </div>
)

const Line = ({ name, children, note }: { name: string; children: ReactNode; note?: string | undefined }) => (
  <div className="border-t border-line py-2.5 first:border-t-0 first:pt-0">
    <dt className="text-sm text-ink-3">{name}</dt>
    <dd className="mt-0.5 text-sm text-pretty wrap-anywhere">{children}</dd>
    {note && <dd className="mt-0.5 text-xs text-amber-text">{note}</dd>}
  </div>
)

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
  const { bankPage: page, modality, debts, legalNotes } = property
  const unread = 'Não informado: a página da Caixa ainda não foi lida.'
  const rule = (text: string | null, cut: boolean): [words: string, note?: string] => {
    if (text !== null) return cut ? [text, 'Só temos uma parte da regra: leia na página o resto.'] : [text]
    return [
      cut
        ? 'Nossa cópia da página não traz a regra: confira na página.'
        : 'A página não diz quem paga: confira no edital.',
    ]
  }
  const [condominium, condominiumNote] = page ? rule(page.condominiumRule, page.condominiumRuleCut) : [unread]
  const [taxes, taxesNote] = page ? rule(page.taxesRule, page.taxesRuleCut) : [unread]
  const owed = useJudgedProperty().answers.debts?.value
  const commission = defaultCommissionPercent(modality)
  return (
    <FoldingPanel icon={Landmark} title="Quem paga o quê" summary={describeWhoPays(property)}>
      {debts !== null && debts > 0 && (
        <Warning>
          <strong className="font-semibold">Há dívidas conhecidas de {formatReais(debts)}.</strong> Confira no
          edital quem as paga antes de dar um lance.
        </Warning>
      )}
      {legalNotes && (
        <Warning>
          <p className="font-semibold">Observações da Caixa</p>
          <p className="mt-1 whitespace-pre-line text-ink-2">{legalNotes}</p>
        </Warning>
      )}
      <dl>
        <Line name="Condomínio em atraso" note={condominiumNote}>
          <OwnDebt reais={owed?.condominium ?? null} />
          {condominium}
        </Line>
        <Line name="Tributos em atraso" note={taxesNote}>
          <OwnDebt reais={owed?.taxes ?? null} />
          {taxes}
        </Line>
        <Line name="Comissão do leiloeiro">
          {commission === 0
            ? 'Não há nesta modalidade.'
            : modality === null
              ? `Você, ${formatPercent(commission, 2)} do lance, se for leilão ou licitação.`
              : `Você, ${formatPercent(commission, 2)} do lance.`}
        </Line>
        <Line name="ITBI, escritura e registro">Você.</Line>
        {page && page.paymentForms.length > 0 && (
          <Line
            name="Formas de pagamento"
            note={page.paymentCut ? 'Só temos uma parte das formas: leia na página o resto.' : undefined}
          >
            {page.paymentForms.map(form => (
              <span key={form} className="block">
                {form}
              </span>
            ))}
          </Line>
        )}
      </dl>
      {page && (
        <p className="border-t border-line pt-3 text-xs text-ink-3">
          Página da Caixa de {formatBrasiliaDay(page.readAt)}.
        </p>
      )}
    </FoldingPanel>
  )
}
