import { type ReactNode, useState } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { FinancedResult } from '#domain/calculators/financed-purchase.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChoicePills } from '../../../ui/choice-controls.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { formatTerm } from '../../../ui/figure-text.ts'
import { formatCentavos, formatPercent, formatReais } from '../../../ui/format-text.ts'
import { DownPayment } from './down-payment.tsx'
import { ForResale } from '../resale-choice.tsx'
import { ValueSuggestion, ValueSuggestions } from '../value-suggestion.tsx'
import { financingFields, type FinancingForm, type FinancingNumber } from './financing-form.ts'
import { systemChoices } from './financing-words.ts'
import { computeFinancedTransfer, computeUsualExpenses, type FinancingStart } from './financing-start.ts'
import { toReais } from '#domain/money.ts'
import { figuresInUse } from '#domain/rules/figures-in-use.ts'
import { ChevronDown } from 'lucide-react'

const costs = [
  { key: 'monthlyTax', label: 'IPTU por mês' },
  { key: 'monthlyCondo', label: 'Condomínio por mês' },
  { key: 'additionalExpenses', label: 'Despesas adicionais' },
  { key: 'documentExpenses', label: 'Documentação' },
] as const

interface NumberProps {
  limits: readonly [least: number, most: number]
  whole?: boolean | undefined
  value: number
  onChange: (value: number) => void
}

/** Less common inputs; folded until one of them is opened or set. */
function OptionalCosts({
  form,
  number,
}: {
  form: FinancingForm
  number: (key: FinancingNumber) => NumberProps
}) {
  const stated = costs.filter(({ key }) => form[key] > 0)
  const [open, setOpen] = useState(stated.length > 0)
  return (
    <details className="calculator-more" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="min-w-0 flex-1">
          Outros custos
          <span className="ml-2 font-normal text-ink-3">
            {stated.length === 0
              ? 'IPTU, condomínio…'
              : stated.map(({ key }) => formatReais(form[key])).join(' + ')}
          </span>
        </span>
        <ChevronDown className="size-4 shrink-0" aria-hidden="true" />
      </summary>
      <div className="calculator-pair mt-2">
        {costs.map(({ key, label }) => (
          <NumberField key={key} label={label} unit="R$" {...number(key)} />
        ))}
      </div>
    </details>
  )
}

interface Basis {
  name: string
  value: number
}

/** Returns the values for which a property may sell. */
function listBases({ evaluationValue, analysis, price }: PropertyDetail, start: FinancingStart): Basis[] {
  const byComparables = analysis?.byComparables
  const judged = toReais(start.question.saleValue)
  return [
    ...(evaluationValue === null ? [] : [{ name: 'avaliação da Caixa', value: evaluationValue }]),
    ...(judged === (evaluationValue ?? price) ? [] : [{ name: 'valor da sua planilha', value: judged }]),
    ...(byComparables
      ? [{ name: `avaliação da Caixa de ${byComparables.sampleSize} parecidos`, value: byComparables.value }]
      : []),
  ]
}

/** Shows, under the sale value, what it rests on, and offers other bases. */
function SaleValueBasis({
  property,
  start,
  value,
  onChange,
}: {
  /** `null` while it loads. */
  property: PropertyDetail | null
  start: FinancingStart
  value: number
  onChange: (value: number) => void
}) {
  if (property === null) return <div className="calculator-hint calculator-basis" />
  const bases = listBases(property, start)
  const current = bases.find(basis => basis.value === value)
  if (bases.length === 0)
    return (
      <p className="calculator-basis text-ink-2">
        A Caixa não informa a avaliação: informe por quanto se vende.
        {value === property.price && ' Por enquanto vale o preço.'}
      </p>
    )
  return (
    <ValueSuggestions className="calculator-hint calculator-basis">
      <p>Valor de venda: {current ? `${current.name}, não um preço de mercado.` : 'o seu.'}</p>
      <ul>
        {bases
          .filter(basis => basis !== current)
          .map(basis => (
            <li key={basis.name}>
              <ValueSuggestion onUse={() => onChange(basis.value)}>
                Usar {basis.name}: {formatReais(basis.value)}
              </ValueSuggestion>
            </li>
          ))}
      </ul>
    </ValueSuggestions>
  )
}

const Hint = ({ children }: { children: ReactNode }) => (
  <p className="calculator-hint mt-1.5 text-2xs text-ink-3 text-pretty">{children}</p>
)

/** What the bank charges over the counter (SBPE), and what the example without a property opens with. */
const rates = { bank: figuresInUse['sbpe-rate'], example: figuresInUse['simulator-rate'] }
const rateNames = new Map<number, string>([
  [rates.bank, '; a taxa da Caixa no SBPE, mais TR'],
  [rates.example, '; taxa de exemplo, abaixo da que a Caixa cobra hoje'],
])

/** ITBI and other expenses, in percent of the bid; folded at first. */
function Expenses({
  form,
  start,
  onUse,
}: {
  form: FinancingForm
  start: FinancingStart
  onUse: (value: number) => void
}) {
  const usual = computeUsualExpenses(start, form)
  const { itbi, deed, registry } = computeFinancedTransfer(start, form)
  const words = `ITBI ${formatCentavos(itbi)} + ${deed > 0 ? 'escritura e registro' : 'registros da compra e da garantia'} ${formatCentavos(deed + registry)}`
  return (
    <ValueSuggestions className="calculator-hint mt-1.5 text-2xs text-ink-3 text-pretty">
      {form.initialExpenses === usual ? (
        `${words}${start.basis === 'own' ? ', como na sua conta' : ''}.`
      ) : (
        <ValueSuggestion onUse={() => onUse(usual)}>
          Usar {words}: {formatReais(usual)}
        </ValueSuggestion>
      )}
    </ValueSuggestions>
  )
}

/** All inputs; every change applies at once. */
export function FinancingInputs({
  form,
  result,
  property,
  start,
  named,
  onChange,
  onAsk,
}: {
  form: FinancingForm
  result: FinancedResult
  /** The property that filled in the form; `null` without one, or while it is not loaded. */
  property: PropertyDetail | null
  /** The purchase whose costs the form begins from. */
  start: FinancingStart
  /** Whether the address names a property that is loaded or loading. */
  named: boolean
  onChange: (change: Partial<FinancingForm>) => void
  /** "Calcular". */
  onAsk: () => void
}) {
  const number = (key: FinancingNumber) => ({
    limits: financingFields[key].limits,
    whole: financingFields[key].decimals === 0,
    value: form[key],
    onChange: (value: number) => onChange({ [key]: value }),
  })
  return (
    <form
      className="panel gap-4"
      aria-label="Valores da simulação"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        onAsk()
      }}
    >
      <FieldGroup legend="Sistema">
        <ChoicePills choices={systemChoices} value={form.system} onChange={system => onChange({ system })} />
      </FieldGroup>
      <div className="calculator-pair">
        <ForResale>
          <NumberField label="Valor de venda" unit="R$" {...number('marketValue')} />
        </ForResale>
        <NumberField label="Valor de arremate" unit="R$" {...number('bid')}>
          <ForResale>
            <Hint>
              {result.savings >= 0
                ? `Economia: ${formatCentavos(result.savings)}, ${formatPercent(result.discount ?? 0, 2)} abaixo do valor de venda.`
                : `${formatCentavos(-result.savings)} acima do valor de venda.`}
            </Hint>
          </ForResale>
        </NumberField>
        <ForResale>
          {named && (
            <SaleValueBasis
              property={property}
              start={start}
              value={form.marketValue}
              onChange={marketValue => onChange({ marketValue })}
            />
          )}
        </ForResale>
      </div>
      <DownPayment
        percent={form.downPercent}
        base="do arremate"
        amount={formatCentavos(result.downPayment)}
        onChange={downPercent => onChange({ downPercent })}
      />
      <div className="calculator-pair">
        <NumberField label="Juros ao ano" unit="%" {...number('yearlyRate')}>
          <Hint>
            {formatPercent(result.monthlyPercent, 2)} ao mês{rateNames.get(form.yearlyRate) ?? ''}
          </Hint>
          <ValueSuggestions className="calculator-hint mt-1 text-2xs">
            {form.yearlyRate !== rates.bank && (
              <ValueSuggestion onUse={() => onChange({ yearlyRate: rates.bank })}>
                Usar {formatPercent(rates.bank, 2)}, a taxa da Caixa no SBPE
              </ValueSuggestion>
            )}
          </ValueSuggestions>
        </NumberField>
        <NumberField label="Número de parcelas" unit="meses" {...number('instalments')}>
          <Hint>{formatTerm(form.instalments)}</Hint>
        </NumberField>
        <ForResale>
          <NumberField label="Venda depois de" unit="meses" {...number('months')} />
          <NumberField label="Valorização ao mês" unit="%" {...number('appreciation')} />
        </ForResale>
      </div>
      <NumberField label="Despesas iniciais (ITBI, registro)" unit="R$" {...number('initialExpenses')}>
        <Expenses form={form} start={start} onUse={initialExpenses => onChange({ initialExpenses })} />
      </NumberField>
      <ForResale>
        <OptionalCosts form={form} number={number} />
      </ForResale>
      <Button type="submit" look="primary" className="print:hidden">
        Calcular
      </Button>
    </form>
  )
}
