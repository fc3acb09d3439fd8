import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useForm } from '../../../ui/use-form.ts'

/** For a list that does not state its date: asks for the date and sends the same file again. */
export function RetryWithDate({ date, onSend }: { date: string; onSend: (date: string) => void }) {
  const { form, field } = useForm({
    initial: { date },
    check: typed => (typed.date === '' ? { date: 'Informe a data.' } : {}),
    send: typed => onSend(typed.date),
  })
  return (
    <form {...form} className="flex flex-wrap items-end gap-2">
      <TextField {...field('date')} label="Data da lista" type="date" required className="w-44" />
      <Button type="submit">Enviar com esta data</Button>
    </form>
  )
}
