import { createPortal } from 'react-dom'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { atCdi } from '#domain/calculators/cdi.ts'
import type { CostAnswer } from '#domain/calculators/costs.ts'
import { fromReais } from '#domain/money.ts'
import { brand } from '../../../ui/brand.tsx'
import { monthsText, termText } from '../../../ui/figures.ts'
import { centavosText, percentText, reaisText } from '../../../ui/format.ts'
import { useCatalogueOf } from '../../listing/catalogue-of.ts'
import { DemonstrationMark } from '../../listing/demonstration-mark.tsx'
import { cityOf, goneSince, listOf, modalityOf, titleOf } from '../../listing/words.ts'
import { addressLine } from '../../listing/outside-maps.ts'
import { useNow } from '../../../ui/use-now.ts'
import { cdiWords } from './cdi-card.tsx'
import { printedNotes } from './print-notes.ts'
import { Inputs, Items, Scenarios } from './print-tables.tsx'
import type { Outcome } from './outcomes.ts'
import { irrText, maxBidText, profitText, roiText } from '../cost-words.ts'
import { madeText, yieldText } from './words.ts'
import { useWorking } from './working.ts'

const date = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long' })

const Whose = ({ property, list }: { property: PropertyDetail; list: string }) => (
  <p className="print-whose">
    {property.gone && (
      <>
        <strong>Saiu da lista da Caixa em {goneSince(property)}: não está mais à venda nela.</strong>
        <br />
      </>
    )}
    <strong>
      {titleOf(property)}, {cityOf(property)}
    </strong>{' '}
    <DemonstrationMark />
    <br />
    {addressLine(property)} · Caixa nº {property.id}
    <br />
    {modalityOf(property)} · mínimo {reaisText(property.price)}
    {property.evaluationValue !== null && ` · avaliação ${reaisText(property.evaluationValue)}`} · {list}
  </p>
)

/** The sheet on paper: hidden on the screen; in print it is the only content (print.css). */
export function PrintSheet({
  answer,
  outcomes,
  property,
  link,
}: {
  answer: CostAnswer
  outcomes: readonly Outcome[]
  property: PropertyDetail | null
  link: string
}) {
  const working = useWorking()
  const { form } = working
  const now = useNow()
  const whose = useCatalogueOf()
  const { netProfit, roi, irrAnnual, invested, maxBid, paybackMonths } = answer
  const [profitName, profit] = profitText(netProfit)
  const { gain, difference } = atCdi(answer, form.cdi)
  const figures: [name: string, value: string][] = [
    [`${profitName} em ${monthsText(form.months)}`, profit],
    ['ROI líquido', roiText(roi)],
    ['TIR ao ano', irrText(irrAnnual)],
    ['Investido', centavosText(invested)],
    [`Lance máximo, ROI de ${percentText(form.desiredRoi, 2)}`, maxBidText(maxBid)],
  ]
  return createPortal(
    <article className="print-sheet" lang="pt-BR">
      <header>
        <h1>Custo total e lance máximo</h1>
        <p>
          {brand} · {date.format(now)}
        </p>
      </header>
      {property && <Whose property={property} list={listOf(property, whose)} />}
      <dl className="print-figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="print-columns">
        <Inputs />
        <Items answer={answer} />
      </div>
      <Scenarios outcomes={outcomes} />
      <section>
        <h2>Contra o CDI{paybackMonths !== null && ' e com aluguel'}</h2>
        <p>
          No CDI o mesmo dinheiro renderia {centavosText(gain)} em {monthsText(form.months)}; este negócio,{' '}
          {madeText(netProfit)}: {centavosText(Math.abs(difference))} a {difference >= 0 ? 'mais' : 'menos'}.{' '}
          {cdiWords(form.cdi)}, já sem o imposto de renda da renda fixa.
          {paybackMonths !== null &&
            ` O aluguel de ${reaisText(form.monthlyRent)} paga o investido em ${termText(paybackMonths)} (${yieldText(fromReais(form.monthlyRent), invested)} por mês).`}
        </p>
      </section>
      <section className="print-notes">
        <h2>Notas</h2>
        <ul>
          {printedNotes(working).map(note => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <footer>
          Esta planilha, com estes valores: <span>{link}</span>
        </footer>
      </section>
    </article>,
    document.body,
  )
}
