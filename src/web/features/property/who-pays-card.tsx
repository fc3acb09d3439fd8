import { Landmark, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatBrasiliaDay } from '#domain/brasilia-time.ts'
import { formatReais } from '../../ui/format-text.ts'
import { describeCommission, describeDebtRule } from '../listing/facts/who-pays-words.ts'
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
  const condominium = page
    ? describeDebtRule(page.condominiumRule, page.condominiumRuleCut)
    : { words: unread, note: undefined }
  const taxes = page
    ? describeDebtRule(page.taxesRule, page.taxesRuleCut)
    : { words: unread, note: undefined }
  const owed = useJudgedProperty().answers.debts?.value
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
        <Line name="Condomínio em atraso" note={condominium.note}>
          <OwnDebt reais={owed?.condominium ?? null} />
          {condominium.words}
        </Line>
        <Line name="Tributos em atraso" note={taxes.note}>
          <OwnDebt reais={owed?.taxes ?? null} />
          {taxes.words}
        </Line>
        <Line name="Comissão do leiloeiro">{describeCommission(modality)}</Line>
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
