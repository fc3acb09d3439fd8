import type { BankPageAnswer, PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatBrasiliaDay, formatBrasiliaTime } from '#domain/brasilia-time.ts'
import type { DetailFact } from './detail-facts.ts'
import { FactLines } from './fact-lines.tsx'
import { describeDistrict } from '../listing/listing-words.ts'

const factsOf = (page: BankPageAnswer): DetailFact[] =>
  (
    [
      ['Comarca', page.judicialDistrict && describeDistrict(page.judicialDistrict)],
      ['Inscrição imobiliária', page.cityRegistration],
      ['Averbação dos leilões negativos', page.failedAuctionsRecorded],
      ['Edital', page.editalNumber],
      ['Item do edital', page.editalItem],
      ['Publicado em', page.editalPublishedAt && formatBrasiliaTime(page.editalPublishedAt)],
    ] as const
  ).flatMap(([label, value]) => (value ? [{ label, value }] : []))

/** Says that the stored bank page is incomplete. */
const Incomplete = ({ of }: { of: string }) => (
  <dd className="mt-0.5 text-xs text-amber-text">Só temos uma parte {of}: leia na página o resto.</dd>
)

const Rule = ({ name, text, cut }: { name: string; text: string | null; cut: boolean }) => (
  <div className="border-t border-line py-2.5">
    <dt className="text-sm text-ink-3">{name}</dt>
    <dd className={text === null ? 'mt-0.5 text-sm text-ink-3' : 'mt-0.5 text-sm text-pretty wrap-anywhere'}>
      {text ??
        (cut
          ? 'Nossa cópia da página não traz a regra: confira na página.'
          : 'A página não diz quem paga: confira no edital.')}
    </dd>
    {cut && text !== null && <Incomplete of="da regra" />}
  </div>
)

/** What the bank page says beyond the bank list, and when it was read; otherwise where to look. */
export function BankFacts({ property, demonstration }: { property: PropertyDetail; demonstration: boolean }) {
  const page = property.bankPage
  if (page === null)
    return (
      <p className="border-t border-line pt-3 text-sm text-pretty text-ink-3">
        {demonstration
          ? 'Imóvel de demonstração: não há página da Caixa nem documentos.'
          : 'Página da Caixa ainda não lida: confira na página da Caixa o edital, a matrícula e quem paga as dívidas.'}
      </p>
    )
  return (
    <>
      <FactLines lines={factsOf(page)} />
      <dl>
        <Rule name="Condomínio em atraso" text={page.condominiumRule} cut={page.condominiumRuleCut} />
        <Rule name="Tributos em atraso" text={page.taxesRule} cut={page.taxesRuleCut} />
        {page.paymentForms.length > 0 && (
          <div className="border-t border-line py-2.5">
            <dt className="text-sm text-ink-3">Formas de pagamento</dt>
            {page.paymentForms.map(form => (
              <dd key={form} className="mt-0.5 text-sm text-pretty">
                {form}
              </dd>
            ))}
            {page.paymentCut && <Incomplete of="das formas" />}
          </div>
        )}
      </dl>
      <p className="border-t border-line pt-3 text-xs text-ink-3">
        Página da Caixa de {formatBrasiliaDay(page.readAt)}.
      </p>
    </>
  )
}
