import { useState } from 'react'
import { deskLengths } from '#contract/desk-limits.ts'
import { isCalendarDate } from '#domain/calendar-date.ts'
import { Button } from '../../../ui/button.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { DeskChange } from '../rows/desk-changes.ts'
import type { DeskDate } from '../rows/desk-date.ts'
import type { DeskItem } from '../rows/desk-item.ts'

const depositLimits = [0.01, 1e9] as const

const isDay = (text: string): boolean => isCalendarDate(text) && text > '2000'

/** The next date and the deposit, each saved on leaving its field; below them the dates that the bank gives. */
export function DatesForm({
  item,
  dates,
  onChange,
}: {
  item: DeskItem
  dates: readonly DeskDate[]
  onChange: (change: DeskChange) => void
}) {
  const [next, setNext] = useState({ date: item.next?.date ?? '', what: item.next?.what ?? '' })
  const [deposit, setDeposit] = useState({
    dueDate: item.deposit?.dueDate ?? '',
    amount: item.deposit?.amount ?? null,
  })
  const saveNext = (given: typeof next) => {
    if (!isDay(given.date)) return
    const what = given.what.trim()
    if (item.next?.date !== given.date || item.next.what !== what)
      onChange({ next: { date: given.date, what } })
  }
  const saveDeposit = ({ dueDate, amount }: typeof deposit) => {
    if (!isDay(dueDate) || amount === null || amount <= 0) return
    if (item.deposit?.dueDate !== dueDate || item.deposit.amount !== amount)
      onChange({ deposit: { dueDate, amount } })
  }
  const others = dates.filter(({ kind }) => kind === 'sale' || kind === 'price')
  return (
    <section aria-labelledby="panel-dates" className="panel-part">
      <h3 id="panel-dates">Datas</h3>
      <div className="panel-fields" onBlur={() => saveNext(next)}>
        <TextField
          type="date"
          label="Próxima data"
          value={next.date}
          onChange={date => setNext({ ...next, date })}
        />
        <TextField
          label="O que acontece"
          placeholder="Vistoria, escritura, boleto…"
          maxLength={deskLengths.nextWhat}
          value={next.what}
          onChange={what => setNext({ ...next, what })}
        />
        {item.next !== null && (
          <Button
            look="quiet"
            className="self-end px-2! text-sm!"
            onClick={() => {
              setNext({ date: '', what: '' })
              onChange({ next: null })
            }}
          >
            Feito<span className="sr-only">: apagar a próxima data</span>
          </Button>
        )}
      </div>
      <div className="panel-fields" onBlur={() => saveDeposit(deposit)}>
        <TextField
          type="date"
          label="Sinal até"
          value={deposit.dueDate}
          onChange={dueDate => setDeposit({ ...deposit, dueDate })}
        />
        <NumberField
          label="Valor do sinal"
          unit="R$"
          limits={depositLimits}
          empty="0"
          value={deposit.amount}
          onChange={amount => setDeposit({ ...deposit, amount })}
        />
        {item.deposit !== null && (
          <Button
            look="quiet"
            className="self-end px-2! text-sm!"
            onClick={() => {
              setDeposit({ dueDate: '', amount: null })
              onChange({ deposit: null })
            }}
          >
            Pago<span className="sr-only">: apagar o sinal a pagar</span>
          </Button>
        )}
      </div>
      {others.length > 0 && (
        <ul className="text-sm text-ink-2">
          {others.map(({ what, day }) => (
            <li key={what + day}>
              {what}: {day}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
