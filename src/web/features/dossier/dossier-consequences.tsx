import { Copy } from 'lucide-react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { AnswerOffer, OpenCost } from '#domain/dossier/dossier-finding.ts'
import { type DossierQuestion, groupQuestions } from '#domain/dossier/dossier-questions.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import { saveOwnAnswer } from '../../data/saved/own-figures.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/toast/copy-text.ts'
import { ActWords } from '../papers/frame/act-words.tsx'
import { addresseeNames, writeQuestions } from './dossier-words.ts'

/** The offers that the person has not answered by themselves. */
export const selectOpenOffers = (offers: readonly AnswerOffer[], answers: OwnAnswers): AnswerOffer[] =>
  offers.filter(offer =>
    offer.question === 'occupancy'
      ? answers.occupancy === undefined
      : (answers.debts?.value[offer.debt] ?? null) === null,
  )

/** The costs that no own answer has closed. */
export const selectOpenCosts = (costs: readonly OpenCost[], answers: OwnAnswers): OpenCost[] =>
  costs.filter(({ debt }) => debt === undefined || (answers.debts?.value[debt] ?? null) === null)

const describeOffer = (offer: AnswerOffer): string =>
  offer.question === 'occupancy'
    ? `Ocupação: ${offer.value === 'vacant' ? 'desocupado' : 'ocupado'}`
    : `${offer.debt === 'condominium' ? 'Condomínio' : 'IPTU'} em atraso: não é você quem paga`

function takeOver(property: PropertyDetail, offer: AnswerOffer, answers: OwnAnswers, now: number): void {
  const origin = { source: offer.source }
  if (offer.question === 'occupancy') saveOwnAnswer(property, 'occupancy', offer.value, now, origin)
  else
    saveOwnAnswer(
      property,
      'debts',
      { condominium: null, taxes: null, ...answers.debts?.value, [offer.debt]: offer.value },
      now,
      origin,
    )
}

/** What the papers answer of the open questions; each is taken over by a press, with its source. */
export const AnswerOffers = ({
  property,
  offers,
  answers,
}: {
  property: PropertyDetail
  offers: readonly AnswerOffer[]
  answers: OwnAnswers
}) => (
  <section className="dossier-part">
    <h3>Respostas que os papéis dão</h3>
    <p className="text-sm text-pretty text-ink-2">
      Valem na sua conta só se você as aceitar. Antes, veja se a frase é deste imóvel.
    </p>
    <ul className="mt-2 grid gap-2">
      {offers.map(offer => (
        <li
          key={describeOffer(offer)}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
        >
          <p className="text-sm">
            <strong className="font-semibold">{describeOffer(offer)}</strong>{' '}
            <span className="text-ink-3">({offer.source})</span>
          </p>
          <Button onClick={() => takeOver(property, offer, answers, Date.now())}>
            Usar como minha resposta
            <span className="sr-only">: {describeOffer(offer)}</span>
          </Button>
        </li>
      ))}
    </ul>
  </section>
)

/** Costs that the papers show without a figure. */
export const OpenCostList = ({ costs }: { costs: readonly OpenCost[] }) => (
  <ul className="mt-2 grid gap-2 text-sm">
    {costs.map(({ name, source }, at) => (
      <li key={at}>
        <p className="flex flex-wrap justify-between gap-x-4">
          <strong className="font-semibold">
            <ActWords text={name} />
          </strong>
          <span className="text-ink-2">não informado</span>
        </p>
        <p className="text-2xs text-ink-3">
          <ActWords text={source} />
        </p>
      </li>
    ))}
  </ul>
)

/** The open questions, grouped by the person to ask. */
export const DossierQuestions = ({
  property,
  questions,
}: {
  property: PropertyDetail
  questions: readonly DossierQuestion[]
}) => (
  <section className="dossier-part">
    <h3>O que perguntar</h3>
    {groupQuestions(questions).map(({ to, questions: own }) => (
      <div key={to} className="mt-3">
        <div className="flex items-center justify-between gap-3">
          <h4 className="text-sm font-semibold">{addresseeNames[to]}</h4>
          <button
            type="button"
            className="text-sm/5.5 inline-flex items-center gap-1.5 min-h-target px-2 rounded-md text-ink-2 hover:bg-raised-2 hover:text-ink"
            onClick={() => void copyText(writeQuestions(property, own), 'Perguntas copiadas!', true)}
          >
            <Copy className="size-4" aria-hidden="true" />
            Copiar<span className="sr-only"> as perguntas: {addresseeNames[to]}</span>
          </button>
        </div>
        <ol className="dossier-questions">
          {own.map(({ text }) => (
            <li key={text}>
              <ActWords text={text} />
            </li>
          ))}
        </ol>
      </div>
    ))}
  </section>
)
