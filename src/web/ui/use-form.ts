import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** What is wrong, by the name of the field. */
type FieldErrors<Name extends string> = Partial<Record<Name, string>>

/** Why a form was not sent: its fields' errors, or one of the form as a whole. */
interface FormFailure<Name extends string> {
  fields?: FieldErrors<Name>
  form?: string
}

/** The fields of which something is wrong. */
export const fieldErrors = <Name extends string>(
  errors: Partial<Record<Name, string | null>>,
): FieldErrors<Name> =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null)) as FieldErrors<Name>

/** Gives the first field that is marked as wrong the focus. @returns whether there is one */
export function focusFirstInvalid(form: HTMLElement | null): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid]')
  wrong?.focus()
  return wrong !== null && wrong !== undefined
}

/**
 * The state of a form that is sent to the server. Its values are checked from the first attempt on; then the first
 * wrong field has the focus. What the server says of a field stays until the field is changed.
 */
export function useForm<Values extends Record<string, string>>({
  initial,
  check,
  send,
  failureOf,
  onInvalid,
}: {
  initial: Values
  check: (values: Values) => FieldErrors<keyof Values & string>
  send: (values: Values) => Promise<unknown>
  /** What to show of an error; `null` where it was dealt with. */
  failureOf: (error: unknown) => FormFailure<keyof Values & string> | null
  /** Called when the values were not sent because of `check`. */
  onInvalid?: (errors: FieldErrors<keyof Values & string>, values: Values) => void
}): {
  ref: RefObject<HTMLFormElement | null>
  values: Values
  busy: boolean
  /** What is wrong with the form as a whole. */
  problem: string | null
  submit: (event?: FormEvent) => void
  reset: () => void
  field: (name: keyof Values & string) => {
    value: string
    onChange: (value: string) => void
    error: string | null
  }
} {
  type Name = keyof Values & string
  const ref = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [attempts, setAttempts] = useState(0)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<FormFailure<Name>>({})
  const checked: FieldErrors<Name> = attempts > 0 ? check(values) : {}
  const mark = (failed: FormFailure<Name>) => {
    setFailure(failed)
    setAttempts(before => before + 1)
  }
  // After the errors are drawn: the fields are found by them.
  useEffect(() => {
    if (attempts > 0) focusFirstInvalid(ref.current)
  }, [attempts])
  const attempt = async () => {
    setBusy(true)
    setFailure({})
    try {
      await send(values)
    } catch (error) {
      const failed = failureOf(error)
      if (failed) mark(failed)
    } finally {
      setBusy(false)
    }
  }
  return {
    ref,
    values,
    busy,
    problem: failure.form ?? null,
    submit: event => {
      event?.preventDefault()
      if (busy) return
      const wrong = check(values)
      if (Object.keys(wrong).length === 0) return void attempt()
      mark({})
      onInvalid?.(wrong, values)
    },
    reset: () => {
      setValues(initial)
      setAttempts(0)
      setFailure({})
    },
    field: name => ({
      value: values[name] ?? '',
      onChange: value => {
        setValues(before => ({ ...before, [name]: value }))
        setFailure(({ fields }) => ({ fields: { ...fields, [name]: undefined } as FieldErrors<Name> }))
      },
      error: checked[name] ?? failure.fields?.[name] ?? null,
    }),
  }
}
