import { Link } from '../../framework/link.tsx'
import { OutsideTextLink } from '../../ui/outside-link.tsx'
import { CircleHelp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { PaperKind } from '#contract/kept-paper-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { JudgementQuestion } from '#domain/judgement/judgement-questions.ts'
import { mapSearchUrl } from '../listing/outside-maps.ts'
import { PaperEntry } from '../papers/frame/paper-entry.tsx'
import { PapersLink } from './papers-link.tsx'
import { isOwnQuestion, questionTitles } from './question-words.ts'
import { calculatorLimits } from '#domain/calculators/calculator-limits.ts'
import type { OwnAnswerValues, OwnQuestion } from '#domain/judgement/own-answers.ts'
import { saveOwnAnswer } from '../../data/saved/own-figures.ts'
import { buttonClass } from '../../ui/button.tsx'
import { NumberField } from '../../ui/number-field.tsx'

type Choices = {
  [Question in Exclude<OwnQuestion, 'debts'>]: [label: string, value: OwnAnswerValues[Question]][]
}

const yesOrNo: [string, boolean][] = [
  ['Aceita', true],
  ['Não aceita', false],
]
const choices: Choices = {
  occupancy: [
    ['Desocupado', 'vacant'],
    ['Ocupado', 'occupied'],
  ],
  financing: yesOrNo,
  fgts: yesOrNo,
  titleRecord: [['Já li a matrícula', 'read']],
  edital: [['Já li o edital', 'read']],
  place: [['Conferi rua e número', 'confirmed']],
}

function DebtsForm({ onSave }: { onSave: (value: OwnAnswerValues['debts']) => void }) {
  const [condominium, setCondominium] = useState<number | null>(null)
  const [taxes, setTaxes] = useState<number | null>(null)
  return (
    <form
      className="mt-2 grid gap-2"
      onSubmit={event => {
        event.preventDefault()
        if (condominium !== null || taxes !== null) onSave({ condominium, taxes })
      }}
    >
      <p className="text-xs text-pretty text-ink-3">Quanto fica com você; 0 quando a Caixa paga tudo.</p>
      <div className="grid grid-cols-2 gap-2">
        <NumberField
          label="Condomínio"
          unit="R$"
          limits={calculatorLimits.money}
          empty="Não sei"
          value={condominium}
          onChange={setCondominium}
        />
        <NumberField
          label="IPTU"
          unit="R$"
          limits={calculatorLimits.money}
          empty="Não sei"
          value={taxes}
          onChange={setTaxes}
        />
      </div>
      <button
        type="submit"
        className={buttonClass('outline', 'justify-self-start')}
        disabled={condominium === null && taxes === null}
      >
        Salvar
      </button>
    </form>
  )
}

/** Takes a person's own answer to one question; it is saved with the favorite and counts in the judgement at once. */
export function OwnAnswerForm({ property, question }: { property: PropertyDetail; question: OwnQuestion }) {
  if (question === 'debts')
    return <DebtsForm onSave={value => saveOwnAnswer(property, 'debts', value, Date.now())} />
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {choices[question].map(([label, value]) => (
        <button
          key={label}
          type="button"
          className={buttonClass('outline')}
          onClick={() => saveOwnAnswer(property, question, value, Date.now())}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

const Outside = ({ href, children }: { href: string; children: ReactNode }) => (
  <OutsideTextLink href={href} className="text-link">
    {children}
    <span className="sr-only"> (abre em outra aba)</span>
  </OutsideTextLink>
)

/** Leads to the reading of a paper where there is one, else to where it is read. */
const WayToPaper = ({ paper, property }: { paper: PaperKind; property: PropertyDetail }) =>
  property.keptPapers.includes(paper) ? (
    <PapersLink className="text-link">Ver o que se leu</PapersLink>
  ) : (
    <PaperEntry paper={paper} propertyId={property.id} asLink />
  )

/** Links to where a question is answered; nothing where only asking helps. */
function WayToAnswer({
  question,
  property,
  demonstration,
}: {
  question: JudgementQuestion
  property: PropertyDetail
  demonstration: boolean
}) {
  const { state, category } = property
  if (question === 'edital') return <WayToPaper paper="edital" property={property} />
  if (question === 'comparables')
    return (
      <Link
        to={pagePaths.search}
        search={{ state, ...(category === null ? {} : { type: category }) }}
        className="text-link"
      >
        Ver parecidos em {state}
      </Link>
    )
  if (question === 'place') return <Outside href={mapSearchUrl(property)}>Ver no mapa</Outside>
  if (question === 'titleRecord')
    return (
      <>
        {!demonstration && (
          <Outside href={property.registrationUrl ?? property.url}>
            {property.registrationUrl ? 'Abrir a matrícula' : 'Ver na página da Caixa'}
          </Outside>
        )}
        <WayToPaper paper="title-record" property={property} />
      </>
    )
  if (demonstration) return null
  return <Outside href={property.url}>Ver na página da Caixa</Outside>
}

/** A question without an answer: how to learn it, a link to where, and a place for the own answer. */
export function OpenQuestion({
  question,
  how,
  property,
  demonstration,
}: {
  question: JudgementQuestion
  how: string
  property: PropertyDetail
  demonstration: boolean
}) {
  const [open, setOpen] = useState(false)
  return (
    <li className="flex gap-3 border-t border-line py-3 first:border-t-0 first:pt-0">
      <CircleHelp className="mt-0.5 size-4.5 shrink-0 text-ink-3" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <h3 className="text-sm font-semibold text-pretty">{questionTitles[question]}</h3>
        <p className="mt-0.5 text-sm text-pretty text-ink-2">{how}</p>
        <div className="mt-1 -mb-2 flex flex-wrap gap-x-4 text-sm">
          <WayToAnswer question={question} property={property} demonstration={demonstration} />
          {isOwnQuestion(question) && (
            <button type="button" className="text-link" aria-expanded={open} onClick={() => setOpen(!open)}>
              Já sei a resposta
            </button>
          )}
        </div>
        {open && isOwnQuestion(question) && <OwnAnswerForm property={property} question={question} />}
      </div>
    </li>
  )
}
