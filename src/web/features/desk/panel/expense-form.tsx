import { type FormEvent, useId, useState } from 'react'
import { deskLengths } from '#contract/desk-limits.ts'
import type { Expense } from '#contract/desk-schemas.ts'
import { isCalendarDate } from '#domain/calendar-date.ts'
import { type ExpenseKind, expenseKindNames, expenseKinds } from '#domain/desk/expense-kinds.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, Select } from '../../../ui/field.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type Content = Pick<Expense, 'date' | 'kind' | 'amount' | 'note'>

const amountLimits = [0.01, 1e9] as const

/** Takes one payment or receipt: day, kind, amount, a note. */
export function ExpenseForm({
  begun,
  today,
  onSave,
  onCancel,
}: {
  /** The entry that is corrected. */
  begun?: Expense
  today: string
  onSave: (content: Content) => void
  onCancel: () => void
}) {
  const [date, setDate] = useState(begun?.date ?? today)
  const [kind, setKind] = useState<ExpenseKind>(begun?.kind ?? 'bid')
  const [amount, setAmount] = useState<number | null>(begun?.amount ?? null)
  const [note, setNote] = useState(begun?.note ?? '')
  const [tried, setTried] = useState(false)
  const kindId = useId()
  const dated = isCalendarDate(date) && date > '2000'
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (dated && amount !== null && amount > 0) onSave({ date, kind, amount, note: note.trim() })
  }
  return (
    <form className="grid gap-3 rounded-lg bg-raised-2 p-3" noValidate onSubmit={save}>
      <div className="panel-fields">
        <Field id={kindId} label="Para quê">
          {control => (
            <Select
              {...control}
              value={kind}
              onChange={({ target }) => setKind(expenseKinds.find(each => each === target.value) ?? kind)}
            >
              {expenseKinds.map(each => (
                <option key={each} value={each}>
                  {expenseKindNames[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <NumberField
          label="Quanto"
          unit="R$"
          limits={amountLimits}
          empty="0"
          value={amount}
          problem={tried && amount === null ? 'Diga quanto.' : undefined}
          onChange={setAmount}
        />
      </div>
      <div className="panel-fields">
        <TextField
          type="date"
          label="Dia"
          value={date}
          error={tried && !dated ? 'Diga o dia.' : undefined}
          onChange={setDate}
        />
        <TextField
          label="Anotação"
          maxLength={deskLengths.expenseNote}
          placeholder="Opcional"
          value={note}
          onChange={setNote}
        />
      </div>
      <div className="flex justify-end gap-2">
        <Button look="quiet" onClick={onCancel}>
          Cancelar
        </Button>
        <Button look="primary" type="submit">
          Salvar
        </Button>
      </div>
    </form>
  )
}
