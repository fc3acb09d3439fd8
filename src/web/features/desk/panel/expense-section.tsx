import { Pencil, Plus, Trash2, Undo2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { Expense } from '#contract/desk-schemas.ts'
import { deskLengths, maxExpensesOfItem } from '#contract/desk-limits.ts'
import { type ExpenseKind, expenseKindNames, expenseKinds, isIncome } from '#domain/desk/expense-kinds.ts'
import { formatDay } from '#domain/format-day-range.ts'
import { addExpense, removeExpense, saveExpense } from '../../../data/saved/expense-actions.ts'
import { Button } from '../../../ui/button.tsx'
import { formatReais } from '../../../ui/format-text.ts'
import { isCalendarDate } from '#domain/calendar-date.ts'
import { Field, Select } from '../../../ui/field.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type Content = Pick<Expense, 'date' | 'kind' | 'amount' | 'note'>

const amountLimits = [0.01, 1e9] as const

/** Takes one payment or receipt: day, kind, amount, a note. */
function ExpenseForm({
  initialExpense,
  today,
  onSave,
  onCancel,
}: {
  /** The entry that is corrected. */
  initialExpense?: Expense
  today: string
  onSave: (content: Content) => void
  onCancel: () => void
}) {
  const [date, setDate] = useState(initialExpense?.date ?? today)
  const [kind, setKind] = useState<ExpenseKind>(initialExpense?.kind ?? 'bid')
  const [amount, setAmount] = useState<number | null>(initialExpense?.amount ?? null)
  const [note, setNote] = useState(initialExpense?.note ?? '')
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

function ExpenseRow({
  expense,
  today,
  onEdit,
  onRemove,
}: {
  expense: Expense
  today: string
  onEdit: () => void
  onRemove: () => void
}) {
  const { date, kind, amount, note } = expense
  const name = `${expenseKindNames[kind]}, ${formatDay(date, today)}, ${formatReais(amount)}`
  return (
    <tr>
      <td className="whitespace-nowrap text-ink-2">{formatDay(date, today)}</td>
      <td className="w-full">
        {expenseKindNames[kind]}
        {note !== '' && <span className="block text-xs text-ink-3 wrap-anywhere">{note}</span>}
      </td>
      <td className={isIncome(kind) ? 'panel-amount text-gain' : 'panel-amount'}>
        {isIncome(kind) && '+'}
        {formatReais(amount)}
      </td>
      <td className="whitespace-nowrap">
        <button
          type="button"
          className="size-9 inline-grid place-content-center rounded-sm text-ink-3 hover:bg-raised-3 hover:text-ink pointer-coarse:size-target"
          aria-label={`Corrigir ${name}`}
          onClick={onEdit}
        >
          <Pencil className="size-4" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="size-9 inline-grid place-content-center rounded-sm text-ink-3 hover:bg-raised-3 hover:text-ink pointer-coarse:size-target"
          aria-label={`Excluir ${name}`}
          onClick={onRemove}
        >
          <Trash2 className="size-4" aria-hidden="true" />
        </button>
      </td>
    </tr>
  )
}

/** What was really paid and received, by day and kind; each entry may be corrected or deleted. */
export function ExpenseSection({
  itemId,
  expenses,
  today,
}: {
  itemId: string
  expenses: readonly Expense[]
  today: string
}) {
  const [editing, setEditing] = useState<Expense | 'new' | null>(null)
  const [removed, setRemoved] = useState<Expense | null>(null)
  const full = expenses.length >= maxExpensesOfItem
  return (
    <section aria-labelledby="panel-expenses" className="panel-part">
      <div className="flex items-center justify-between gap-3">
        <h3 id="panel-expenses">Gastos e recebimentos</h3>
        {editing !== 'new' && (
          <Button className="px-3! text-sm!" disabled={full} onClick={() => setEditing('new')}>
            <Plus className="size-4" aria-hidden="true" />
            Anotar gasto
          </Button>
        )}
      </div>
      {editing === 'new' && (
        <ExpenseForm
          today={today}
          onCancel={() => setEditing(null)}
          onSave={content => {
            addExpense({ item_id: itemId, ...content })
            setEditing(null)
          }}
        />
      )}
      {expenses.length === 0 && editing === null && (
        <p className="text-sm text-ink-3">
          Nada anotado: lance, ITBI, reforma, o que se pagou e o que entrou.
        </p>
      )}
      {expenses.length > 0 && (
        <table className="panel-expenses">
          <thead className="sr-only">
            <tr>
              <th scope="col">Dia</th>
              <th scope="col">Para quê</th>
              <th scope="col">Quanto</th>
              <th scope="col">Mudar</th>
            </tr>
          </thead>
          <tbody>
            {expenses.map(expense =>
              typeof editing === 'object' && editing?.id === expense.id ? (
                <tr key={expense.id}>
                  <td colSpan={4}>
                    <ExpenseForm
                      initialExpense={expense}
                      today={today}
                      onCancel={() => setEditing(null)}
                      onSave={content => {
                        saveExpense({ ...expense, ...content })
                        setEditing(null)
                      }}
                    />
                  </td>
                </tr>
              ) : (
                <ExpenseRow
                  key={expense.id}
                  expense={expense}
                  today={today}
                  onEdit={() => setEditing(expense)}
                  onRemove={() => {
                    removeExpense(expense.id)
                    setRemoved(expense)
                  }}
                />
              ),
            )}
          </tbody>
        </table>
      )}
      {full && <p className="text-sm text-ink-2">São {maxExpensesOfItem} entradas, o máximo de um imóvel.</p>}
      <output className="block empty:hidden">
        {removed !== null && expenses.every(({ id }) => id !== removed.id) && (
          <span className="flex items-center justify-between gap-3 rounded-md bg-raised-2 py-1 pr-1 pl-3 text-sm">
            {expenseKindNames[removed.kind]} excluído
            <Button
              look="quiet"
              className="px-3! text-sm!"
              onClick={() => {
                saveExpense(removed)
                setRemoved(null)
              }}
            >
              <Undo2 className="size-4" aria-hidden="true" />
              Desfazer
            </Button>
          </span>
        )}
      </output>
    </section>
  )
}
