import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'

/** For a list that does not state its date: asks for the date and sends the same file again. */
export function RetryWithDate({ date, onSend }: { date: string; onSend: (date: string) => void }) {
  const id = useId()
  const [typed, setTyped] = useState(date)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend(typed)
  }
  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
      <Field label="Data da lista" htmlFor={id}>
        <input
          id={id}
          type="date"
          required
          className="control w-44 px-3"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit">Enviar com esta data</Button>
    </form>
  )
}
