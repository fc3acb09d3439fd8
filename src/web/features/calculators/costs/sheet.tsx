import './costs.css'
import '../../../ui/detail.css'
import '../../../ui/print.css'
import { useEffect, useState } from 'react'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { type CostAnswer, costSheet, costSums } from '#domain/calculators/costs.ts'
import { useSharedState } from '../shared-state.ts'
import { Actions, sheetLink } from './actions.tsx'
import { costCodec, sheetPath } from './address.ts'
import { CdiCard } from './cdi-card.tsx'
import { type CostForm, questionOf } from './form.ts'
import { AnswerBar, Headline, NoSaleValue } from './headline.tsx'
import { ItemsTable } from './items-table.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { PropertyStrip } from './property-strip.tsx'
import { Debts, Possession, Purchase } from './purchase-fields.tsx'
import { RentCard } from './rent-card.tsx'
import { Carrying, Goal, Sale } from './sale-fields.tsx'
import { ScenariosCard, useOutcomes } from './scenarios-card.tsx'
import { SensitivityCard } from './sensitivity-card.tsx'
import { amount, share } from './words.ts'
import { WorkingSheet } from './working.ts'

/** Milliseconds without typing before the result is read out. */
const rest = 1200

/** Reads the result out once typing rests; nothing of what the page began with. */
function Announced({ answer }: { answer: CostAnswer }) {
  const { netProfit, roi, maxBid } = answer
  const words = `${netProfit < 0 ? 'Prejuízo' : 'Lucro líquido'} de ${amount(Math.abs(netProfit))}, ROI de ${
    roi === null ? 'nada' : share(roi)
  }, ${maxBid === null ? 'sem lance máximo' : `lance máximo de ${amount(maxBid)}`}.`
  const [first] = useState(words)
  const [said, say] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => say(words === first ? '' : words), rest)
    return () => clearTimeout(timer)
  }, [words, first])
  return <output className="sr-only">{said}</output>
}

/** Everything that follows from the sheet. */
function Answers({
  answer,
  property,
  id,
  form,
}: Pick<Sheet, 'property' | 'id'> & { answer: CostAnswer; form: CostForm }) {
  const outcomes = useOutcomes()
  return (
    <>
      <Headline answer={answer} />
      <ItemsTable answer={answer} />
      <ScenariosCard outcomes={outcomes} />
      <div className="detail-pair">
        <SensitivityCard answer={answer} />
        <CdiCard answer={answer} />
      </div>
      <RentCard answer={answer} />
      <Announced answer={answer} />
      <PrintSheet answer={answer} outcomes={outcomes} property={property} link={sheetLink(form, id)} />
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
  saved: boolean
  restart: () => void
}

/** The cost sheet: inputs left, answer right on a desk; one below the other, the answer in sight, on a phone. */
export function CostSheet({ base, assumed, property, id, saved, restart }: Sheet) {
  const [codec] = useState(() => costCodec(base, id))
  const [form, setForm] = useSharedState(codec)
  const question = questionOf(form)
  const answer = form.saleValue > 0 ? costSheet(question) : null
  const { items } = costSums(question)
  return (
    <WorkingSheet value={{ form, change: part => setForm({ ...form, ...part }), property, assumed, items }}>
      {property && (
        <PropertyStrip
          property={property}
          saved={saved}
          changed={assumed !== null && sheetPath(form, id) !== sheetPath(assumed, id)}
          restart={restart}
        />
      )}
      <div className="cost-actions">
        <Actions form={form} property={property} id={id} />
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
          {answer === null ? (
            <NoSaleValue />
          ) : (
            <Answers answer={answer} property={property} id={id} form={form} />
          )}
        </div>
      </div>
      <AnswerBar answer={answer} />
    </WorkingSheet>
  )
}
