import { Landmark, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PropertyFacts } from '#contract/property-facts-schemas.ts'
import { formatBrasiliaDay } from '#domain/brasilia-time.ts'
import { Panel } from '../../ui/panel.tsx'
import { describeCommission, describeDebtRule } from '../listing/facts/who-pays-words.ts'

const Line = ({ name, children, note }: { name: string; children: ReactNode; note?: string | undefined }) => (
  <div className="border-t border-line py-2.5 first:border-t-0 first:pt-0">
    <dt className="text-sm text-ink-3">{name}</dt>
    <dd className="mt-0.5 text-sm text-pretty wrap-anywhere">{children}</dd>
    {note && <dd className="mt-0.5 text-xs text-amber-text">{note}</dd>}
  </div>
)

/** What the bank warns of, in its own words. */
const BankNotes = ({ text }: { text: string }) => (
  <div className="mb-3 flex gap-3 rounded-lg bg-risk-soft px-4 py-3 text-sm">
    <TriangleAlert className="mt-0.5 size-4.5 shrink-0 text-risk" aria-hidden="true" />
    <div className="min-w-0 text-pretty wrap-anywhere">
      <p className="font-semibold">Observações da Caixa</p>
      <p className="mt-1 whitespace-pre-line text-ink-2">{text}</p>
    </div>
  </div>
)

/** Who pays debts, commission and taxes: what the bank's page says, and what belongs to the kind of sale. */
export function FactsWhoPays({ facts }: { facts: PropertyFacts }) {
  const { bankPage: page, modality, legalNotes } = facts
  const condominium = page && describeDebtRule(page.condominiumRule, page.condominiumRuleCut)
  const taxes = page && describeDebtRule(page.taxesRule, page.taxesRuleCut)
  return (
    <Panel icon={Landmark} title="Quem paga o quê">
      {legalNotes && <BankNotes text={legalNotes} />}
      <dl>
        {condominium && taxes ? (
          <>
            <Line name="Condomínio em atraso" note={condominium.note}>
              {condominium.words}
            </Line>
            <Line name="Tributos em atraso" note={taxes.note}>
              {taxes.words}
            </Line>
          </>
        ) : (
          <Line name="Condomínio e tributos em atraso">
            Não informado: a página da Caixa ainda não foi lida.
          </Line>
        )}
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
    </Panel>
  )
}
