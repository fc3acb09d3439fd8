import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PropertyFacts } from '#contract/property-facts-schemas.ts'
import { formatBrasiliaDay } from '#domain/brasilia-time.ts'
import { describeCommission } from './who-pays-words.ts'

/** The words for a debt while the bank's page has not been read. */
export const unreadBankPage = 'Não informado: a página da Caixa ainda não foi lida.'

/** A warning to consider before a bid. */
export const WhoPaysWarning = ({ children }: { children: ReactNode }) => (
  <div className="mb-3 flex gap-3 rounded-lg bg-risk-soft px-4 py-3 text-sm">
    <TriangleAlert className="mt-0.5 size-4.5 shrink-0 text-risk" aria-hidden="true" />
    <div className="min-w-0 text-pretty wrap-anywhere">{children}</div>
  </div>
)

/** The bank's warnings, as its page writes them. */
export const BankNotes = ({ text }: { text: string }) => (
  <WhoPaysWarning>
    <p className="font-semibold">Observações da Caixa</p>
    <p className="mt-1 whitespace-pre-line text-ink-2">{text}</p>
  </WhoPaysWarning>
)

/** One cost and who pays it. */
export const WhoPaysLine = ({
  name,
  children,
  note,
}: {
  name: string
  children: ReactNode
  note?: string | undefined
}) => (
  <div className="border-t border-line py-2.5 first:border-t-0 first:pt-0">
    <dt className="text-sm text-ink-3">{name}</dt>
    <dd className="mt-0.5 text-sm text-pretty wrap-anywhere">{children}</dd>
    {note && <dd className="mt-0.5 text-xs text-amber-text">{note}</dd>}
  </div>
)

/** Lists the lines of the debts, then commission, taxes and ways of paying, with the day on which the page was read. */
export const WhoPaysList = ({
  property: { bankPage: page, modality },
  children,
}: {
  property: Pick<PropertyFacts, 'bankPage' | 'modality'>
  /** The lines of the debts. */
  children: ReactNode
}) => (
  <>
    <dl>
      {children}
      <WhoPaysLine name="Comissão do leiloeiro">{describeCommission(modality)}</WhoPaysLine>
      <WhoPaysLine name="ITBI, escritura e registro">Você.</WhoPaysLine>
      {page && page.paymentForms.length > 0 && (
        <WhoPaysLine
          name="Formas de pagamento"
          note={page.paymentCut ? 'Só temos uma parte das formas: leia na página o resto.' : undefined}
        >
          {page.paymentForms.map(form => (
            <span key={form} className="block">
              {form}
            </span>
          ))}
        </WhoPaysLine>
      )}
    </dl>
    {page && (
      <p className="border-t border-line pt-3 text-xs text-ink-3">
        Página da Caixa de {formatBrasiliaDay(page.readAt)}.
      </p>
    )}
  </>
)
