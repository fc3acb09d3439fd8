import type { BankPageFacts, PropertyDetail } from '#contract/property-detail.ts'
import type { Detail } from './details.ts'
import { Lines } from './lines.tsx'
import { day, moment } from './words.ts'

const factsOf = (page: BankPageFacts): Detail[] =>
  (
    [
      ['Comarca', page.judicialDistrict],
      ['Inscrição imobiliária', page.cityRegistration],
      ['Averbação dos leilões negativos', page.failedAuctionsRecorded],
      ['Edital', page.notice],
      ['Item do edital', page.noticeItem],
      ['Edital publicado em', page.noticePublishedAt && moment(page.noticePublishedAt)],
    ] as const
  ).flatMap(([label, value]) => (value ? [{ label, value }] : []))

const Rule = ({ name, text }: { name: string; text: string | null }) => (
  <div className="border-t border-line py-2.5">
    <dt className="text-sm text-ink-3">{name}</dt>
    <dd className={text === null ? 'mt-0.5 text-sm text-ink-3' : 'mt-0.5 text-sm text-pretty wrap-anywhere'}>
      {text ?? 'A página não diz quem paga: confira no edital.'}
    </dd>
  </div>
)

/** What the bank's page says beyond its list, and when it was read; else where to look. */
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
      <Lines lines={factsOf(page)} />
      <dl>
        <Rule name="Condomínio em atraso" text={page.condominiumRule} />
        <Rule name="Tributos em atraso" text={page.taxesRule} />
        {page.paymentForms.length > 0 && (
          <div className="border-t border-line py-2.5">
            <dt className="text-sm text-ink-3">Formas de pagamento</dt>
            {page.paymentForms.map(form => (
              <dd key={form} className="mt-0.5 text-sm text-pretty">
                {form}
              </dd>
            ))}
          </div>
        )}
      </dl>
      <p className="border-t border-line pt-3 text-xs text-ink-3">
        Página da Caixa lida em {day(page.readAt)}.
      </p>
    </>
  )
}
