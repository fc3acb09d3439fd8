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

/** Returns the text that is read out once typing stops. */
function spoken({ netProfit, roi, maxBid }: CostAnswer): string {
  const [name, value] = profitText(netProfit)
  const most = maxBid === null ? 'sem lance máximo' : `lance máximo de ${centavosText(maxBid)}`
  return `${name} de ${value}, ${roi === null ? 'sem ROI' : `ROI de ${roiText(roi)}`}, ${most}.`
}

/** Shows all results of the sheet. */
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
  /** The form's values before those of the address are applied. */
  base: CostForm
  /** The form from the listing's facts and our assumptions; `null` without a property. */
  assumed: CostForm | null
  property: PropertyDetail | null
  /** The property's number in the address, also when the property is not available. */
  id: string | null
  /** The sheet saved with the favorite. */
  saved: SavedSheet | null
  /** The sheet is saved here, and the server, which is away, has not received it yet. */
  waiting: boolean
  /** Renders the property and the sheet's status above the form. */
  strip: (standing: ReactNode) => ReactNode
}

const isSame = (form: CostForm, other: CostForm): boolean => sheetPath(form, null) === sheetPath(other, null)

/**
 * The cost sheet. On a wide screen the inputs are left and the result right; on a phone the inputs come first and the
 * result stays in sight.
 */
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
