import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { judgeReturn } from '#contract/judge-property.ts'
import { toDate, toDayNumber } from '#domain/calendar-date.ts'
import { computeBreakEvenSale } from '#domain/calculators/break-even-sale.ts'
import { calculatorLimits } from '#domain/calculators/calculator-limits.ts'
import { formatCount } from '#domain/format-count.ts'
import { formatNetRoi, formatShortDate } from '#domain/format-figures.ts'
import { describeListAge } from '#domain/freshness/list-age.ts'
import { appraisalErrs } from '#domain/judgement/judged-return.ts'
import { flatAppraisalEvidence, nameGround } from '#domain/judgement/ground-words.ts'
import {
  type JudgementQuestion,
  judgementQuestions,
  leastKnownForScore,
  questionWeights,
} from '#domain/judgement/judgement-questions.ts'
import { findVerdictLegs, verdictListDays } from '#domain/judgement/verdict-legs.ts'
import { stateName } from '#domain/states.ts'
import { saveOwnAnswer, useOwnFigures } from '../../data/saved/own-figures.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Explanation } from '../../ui/explanation.tsx'
import { formatShortCentavos } from '../../ui/figure-text.ts'
import { formatReais } from '../../ui/format-text.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { OutsideTextLink } from '../../ui/outside-link.tsx'
import { OwnAnswerForm } from './open-question.tsx'
import { isOwnQuestion, questionTitles } from './question-words.ts'
import { scrollToSection } from './scroll-to-section.ts'
import { useJudgedProperty } from './use-judged-property.ts'

/** One leg of the verdict: closed with a tick, open with a dashed ring and the way to close it. */
const Leg = ({
  name,
  closed,
  title,
  note,
  children,
}: {
  name: string
  closed: boolean
  title: ReactNode
  note: ReactNode
  children?: ReactNode
}) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 sm:flex-nowrap">
    <span
      className={classNames(
        'grid size-6 shrink-0 place-content-center rounded-full',
        closed ? 'bg-raised-3 text-ink' : 'border-2 border-dashed border-line-strong',
      )}
    >
      {closed && <Check className="size-3.5" aria-hidden="true" />}
      <span className="sr-only">{closed ? 'Tem: ' : 'Falta: '}</span>
    </span>
    <div className="min-w-0 flex-1">
      <p className="text-xs text-ink-3">{name}</p>
      <p className="text-sm font-semibold text-pretty">{title}</p>
      <div className="text-xs text-pretty text-ink-3">{note}</div>
    </div>
    {children && <div className="w-full shrink-0 sm:w-auto">{children}</div>}
  </li>
)

/** Asks for how much the person would sell it; saved with the favourite, on the device and in the account. */
function SaleValueForm({ property }: { property: PropertyDetail }) {
  const [value, setValue] = useState<number | null>(null)
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={event => {
        event.preventDefault()
        if (value !== null) saveOwnAnswer(property, 'saleValue', value, Date.now())
      }}
    >
      <div className="w-40">
        <NumberField
          label="Valor de venda"
          unit="R$"
          limits={[1, calculatorLimits.money[1]]}
          empty={property.evaluationValue === null ? '' : formatReais(property.evaluationValue)}
          value={value}
          onChange={setValue}
        />
      </div>
      <button type="submit" className={buttonClass('outline')} disabled={value === null}>
        Usar
      </button>
    </form>
  )
}

/** The base of the sale: what it is, or the question for the person's own value. */
function SaleLeg({ property, closed }: { property: PropertyDetail; closed: boolean }) {
  const { judgement, purchase, answers } = useJudgedProperty()
  const { ground } = judgement
  const sold = purchase === null ? '' : `cerca de ${formatShortCentavos(purchase.question.saleValue)}`
  if (closed && ground !== 'none')
    return (
      <Leg
        name="Base da venda"
        closed
        title={
          ground === 'paid' && property.paid
            ? `${formatCount(property.paid.sales, 'transmissão', 'transmissões')} no prédio`
            : nameGround[ground]
        }
        note={
          ground === 'appraisal' ? (
            <Explanation button={{ className: 'explained-name', children: `${sold}; ${appraisalErrs}` }}>
              <p>{flatAppraisalEvidence}</p>
            </Explanation>
          ) : (
            sold
          )
        }
      >
        {ground === 'paid' && (
          <button
            type="button"
            className="text-link text-sm"
            onClick={() => scrollToSection('pago-no-predio')}
          >
            Ver as vendas
          </button>
        )}
        {answers.saleValue && (
          <button
            type="button"
            className="text-link text-sm"
            onClick={() => saveOwnAnswer(property, 'saleValue', null, Date.now())}
          >
            Tirar o meu valor
          </button>
        )}
      </Leg>
    )
  const least = purchase && computeBreakEvenSale(purchase.question)
  return (
    <Leg
      name="Base da venda"
      closed={false}
      title="Por quanto você venderia?"
      note={
        least === null
          ? 'Não há avaliação nem preço pago: só você pode dizer.'
          : `Não há preço pago que sirva. Abaixo de ${formatShortCentavos(least)} você perde.`
      }
    >
      <SaleValueForm property={property} />
    </Leg>
  )
}

/** The list: its date and how long it serves, or that a newer one is missing. */
function ListLeg({ property, closed }: { property: PropertyDetail; closed: boolean }) {
  const { listDate, listAgeDays, state } = property
  return closed ? (
    <Leg
      name="Lista"
      closed
      title={`De ${formatShortDate(listDate)}, ${describeListAge(listAgeDays)}`}
      note={`vale até ${formatShortDate(toDate(toDayNumber(listDate) + verdictListDays))}`}
    />
  ) : (
    <Leg
      name="Lista"
      closed={false}
      title={`Uma lista de até ${verdictListDays} dias`}
      note={`A de ${stateName(state)} tem ${listAgeDays}.`}
    >
      <OutsideTextLink href={property.url} className="text-link text-sm">
        Conferir na Caixa
        <span className="sr-only"> (abre em outra aba)</span>
      </OutsideTextLink>
    </Leg>
  )
}

/** The answers: how many are known, and how many more a verdict needs. */
function AnswersLeg({ closed }: { closed: boolean }) {
  const { missing, known } = useJudgedProperty().judgement
  const all = judgementQuestions.length
  return (
    <Leg
      name="Respostas"
      closed={closed}
      title={`${all - missing.length} de ${all} sabidas`}
      note={
        closed
          ? missing.length === 0
            ? 'todas'
            : `faltam ${missing.length}`
          : `são ${Math.round(known * 100)}% do que pesa; bastam ${leastKnownForScore}%`
      }
    />
  )
}

/** Says what the answer to a question would change; its part of what must be known where it moves no figure. */
function useAnswerEffect(property: PropertyDetail, question: JudgementQuestion): string {
  const { judgement, answers } = useJudgedProperty()
  const own = useOwnFigures(property.id)
  const judgeWith = (changes: typeof answers) =>
    judgeReturn(property, {
      targetRoi: judgement.targetRoi,
      sheet: own?.sheet ?? null,
      answers: { ...answers, ...changes },
    }).returnRange
  const before = judgement.returnRange
  const day = property.listDate
  if (before !== null && judgement.ground !== 'none') {
    if (question === 'occupancy') {
      const after = judgeWith({ occupancy: { value: 'vacant', day } })
      if (after !== null && formatNetRoi(after.base) !== formatNetRoi(before.base))
        return `Se estiver vazio, o provável vai de ${formatNetRoi(before.base)} a ${formatNetRoi(after.base)}.`
      if (after !== null && formatNetRoi(after.low) !== formatNetRoi(before.low))
        return `Se estiver vazio, o pior caso vai de ${formatNetRoi(before.low)} a ${formatNetRoi(after.low)}.`
    }
    if (question === 'debts') {
      const after = judgeWith({ debts: { value: { condominium: 0, taxes: 0 }, day } })
      if (after !== null && formatNetRoi(after.low) !== formatNetRoi(before.low))
        return `Se nada ficar com você, o pior caso vai de ${formatNetRoi(before.low)} a ${formatNetRoi(after.low)}.`
    }
  }
  return `Vale ${questionWeights[question]}% do que é preciso saber.`
}

/** The first question without an answer, what its answer changes, and a place for it. */
function FirstQuestion({ property, question }: { property: PropertyDetail; question: JudgementQuestion }) {
  const effect = useAnswerEffect(property, question)
  return (
    <div className="border-t border-line pt-3">
      <p className="text-sm font-semibold">{questionTitles[question]}</p>
      <p className="text-xs text-pretty text-ink-3">{effect}</p>
      {isOwnQuestion(question) && <OwnAnswerForm property={property} question={question} />}
    </div>
  )
}

/**
 * What the verdict stands on, always in this order: the base of the sale, the list, the answers; then the first question
 * that is open.
 */
export function VerdictLegs({ property }: { property: PropertyDetail }) {
  const { judgement } = useJudgedProperty()
  const { ground, known, missing } = judgement
  const legs = findVerdictLegs({ ground, listAgeDays: property.listAgeDays, known: known * 100 })
  const open = Object.values(legs).filter(closed => !closed).length
  const first = missing.find(({ key }) => isOwnQuestion(key))?.key
  return (
    <div className="mt-4 border-t border-line">
      {open > 0 && (
        <p className="flex justify-between gap-3 pt-3 text-sm font-semibold">
          O que falta para um veredito
          <span className="font-normal text-ink-3">{3 - open} de 3</span>
        </p>
      )}
      <ul
        className={classNames(
          'divide-line',
          open > 0 ? 'divide-y' : 'max-sm:divide-y sm:grid sm:grid-cols-3 sm:gap-4',
        )}
      >
        <SaleLeg property={property} closed={legs.sale} />
        <ListLeg property={property} closed={legs.list} />
        <AnswersLeg closed={legs.answers} />
      </ul>
      {first !== undefined && <FirstQuestion property={property} question={first} />}
    </div>
  )
}
