import './costs.css'
import '../calculators.css'
import '../../../ui/panel.css'
import './print.css'
import { type ReactNode, useState } from 'react'
import type { CostSheet as SavedSheet } from '#contract/costs.ts'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { type CostAnswer, costSheet, costSums } from '#domain/calculators/costs.ts'
import { centavosText } from '../../../ui/format.ts'
import { Announced } from '../announced.tsx'
import { profitText, roiText } from '../cost-words.ts'
import { useSharedState } from '../shared-state.ts'
import { Actions } from './actions.tsx'
import { costCodec, sheetPath } from './address.ts'
import { CdiCard } from './cdi-card.tsx'
import { type CostForm, formOf, isComplete, isSheet, questionOf } from './form.ts'
import { AnswerBar } from './answer-bar.tsx'
import { Headline } from './headline.tsx'
import { NoAnswer } from './no-answer.tsx'
import { ItemsTable } from './items-table.tsx'
import { outcomesOf } from './outcomes.ts'
import { PrintSheet } from './print-sheet.tsx'
import { Debts, Possession, Purchase } from './purchase-fields.tsx'
import { changed } from './reform.ts'
import { RentCard } from './rent-card.tsx'
import { Carrying, Goal, Sale } from './sale-fields.tsx'
import { ScenariosCard } from './scenarios-card.tsx'
import { SensitivityCard } from './sensitivity-card.tsx'
import { Standing } from './standing.tsx'
import { useWorking, WorkingSheet } from './working.ts'

/** What is read out once typing rests. */
function spoken({ netProfit, roi, maxBid }: CostAnswer): string {
  const [name, value] = profitText(netProfit)
  const most = maxBid === null ? 'sem lance máximo' : `lance máximo de ${centavosText(maxBid)}`
  return `${name} de ${value}, ${roi === null ? 'sem ROI' : `ROI de ${roiText(roi)}`}, ${most}.`
}

/** Everything that follows from the sheet. */
function Answers({ answer, link }: { answer: CostAnswer; link: string }) {
  const { form, property } = useWorking()
  const outcomes = outcomesOf(form, property)
  return (
    <>
      <Headline answer={answer} />
      <ItemsTable answer={answer} />
      <ScenariosCard outcomes={outcomes} />
      <div className="panel-pair">
        <SensitivityCard answer={answer} />
        <CdiCard answer={answer} />
      </div>
      <RentCard answer={answer} />
      <Announced words={spoken(answer)} />
      <PrintSheet answer={answer} outcomes={outcomes} property={property} link={link} />
    </>
  )
}

interface Sheet {
  /** What the form begins with, before what the address says. */
  base: CostForm
  /** What the listing's facts and our assumptions give; `null` without a property. */
  assumed: CostForm | null
  property: PropertyDetail | null
  /** Of the address; also where the property could not be had. */
  id: string | null
  /** What is kept with the favourite now. */
  saved: SavedSheet | null
  /** It is kept here and the server, which is away, has not got it yet. */
  waiting: boolean
  /** Whose sheet it is, above it, with how it stands. */
  strip: (standing: ReactNode) => ReactNode
}

const isSame = (form: CostForm, other: CostForm): boolean => sheetPath(form, null) === sheetPath(other, null)

/** The cost sheet: inputs left, answer right on a desk; one below the other, the answer in sight, on a phone. */
export function CostSheet({ base, assumed, property, id, saved, waiting, strip }: Sheet) {
  const [codec] = useState(() => costCodec(base, id))
  const [form, set] = useSharedState(codec)
  const question = questionOf(form)
  const answer = isComplete(form) ? costSheet(question) : null
  const { items, gain } = costSums(question)
  const link = new URL(sheetPath(form, id), window.location.origin).href
  return (
    <WorkingSheet
      value={{
        form,
        change: part => set(changed(form, part)),
        set,
        property,
        assumed,
        cost: key => items.find(item => item.key === key)?.value ?? 0,
        gain,
      }}
    >
      {strip(
        property && assumed && (
          <Standing
            kept={saved && (isSheet(form, saved) ? 'same' : 'changed')}
            restart={isSame(form, assumed) ? null : () => set(assumed)}
            reopen={() => saved && set({ ...formOf(saved, property.area), cdi: form.cdi })}
          />
        ),
      )}
      <div className="cost-actions">
        <Actions property={property} waiting={waiting} link={() => link} />
      </div>
      <div className="cost-columns">
        <div className="panel cost-form">
          <Purchase />
          <Debts />
          <Possession />
          <Carrying />
          <Sale />
          <Goal />
        </div>
        <div className="cost-answers">
          {answer === null ? <NoAnswer /> : <Answers answer={answer} link={link} />}
        </div>
      </div>
      <AnswerBar answer={answer} />
    </WorkingSheet>
  )
}
