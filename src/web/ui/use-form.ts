import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { focusFirstInvalid } from './submit-valid.ts'
import { useSubmission } from './use-submission.ts'

type Name<Values> = keyof Values & string

/** What is wrong, by the name of the field. */
export type FieldErrors<Values> = Partial<Record<Name<Values>, string>>

/** Why a form was not sent: the errors of its fields, or one of the form as a whole. */
interface FormFailure<Values, Problem = string> {
  fields?: FieldErrors<Values>
  form?: Problem
}

/** Thrown while a form is sent: values that were found to be wrong on the way. */
export class InvalidFields extends Error {
  constructor(readonly fields: Record<string, string>) {
    super('Invalid fields')
  }
}

/** The fields of which something is wrong. */
export const fieldErrors = <Names extends string>(
  errors: Partial<Record<Names, string | null>>,
): Partial<Record<Names, string>> =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null)) as Partial<
    Record<Names, string>
  >

/** Gives a field the focus with its text selected, so that typing replaces it. */
export function focusAndSelect(field: HTMLInputElement | null | undefined): void {
  // Only some browsers give a field the focus when its text is selected.
  field?.focus()
  field?.select()
}

export interface FormOptions<Values, Problem> {
  /** The saved values. A field that was not edited follows them. */
  initial: Values
  /** The errors that can be found without the server. */
  check?: (values: Values) => FieldErrors<Values>
  send: (values: Values) => unknown
  /** Returns what to show of an error; `null` when it was shown elsewhere. Not needed where `send` cannot fail. */
  readFailure?: (error: unknown) => FormFailure<Values, Problem> | null
  /** Called when `check` kept the values from being sent. @returns what is wrong with the form as a whole, if anything */
  onInvalid?: (values: Values) => Problem | undefined
  /** Whether submitting does nothing, such as while there is nothing to save. */
  blocked?: (values: Values) => boolean
  /** The problem of the form stays until the next answer, so that nothing moves under a second press. */
  keepsProblem?: boolean
}

export interface Form<Values, Problem> {
  /** The attributes of the `<form>`. */
  form: {
    ref: RefObject<HTMLFormElement | null>
    /** Without script what was typed does not end up in the address. */
    method: 'post'
    noValidate: true
    onSubmit: (event: FormEvent) => void
    'aria-busy': boolean
  }
  values: Values
  busy: boolean
  /** The values were sent, and none was edited since. */
  sent: boolean
  /** What is wrong with the form as a whole. */
  problem: Problem | null
  submit: () => void
  change: (values: Partial<Values>) => void
  /** Discards the edited values; with `nextValues`, only those that still equal them. */
  reset: (nextValues?: Values) => void
  field: <N extends Name<Values>>(
    name: N,
  ) => { value: Values[N]; onChange: (value: Values[N]) => void; error: string | null }
}

/**
 * The state of a form that is sent to the server. Its values are checked from the first attempt on; after a failed one
 * the first wrong field has the focus. What the server says of a field stays until the field is edited, what it says of
 * the form until the next attempt. Edited values stay until `reset`, whatever happens.
 */
export function useForm<Values extends object, Problem = string>({
  initial,
  check = () => ({}),
  send,
  readFailure = error => {
    throw error
  },
  onInvalid,
  blocked,
  keepsProblem = false,
}: FormOptions<Values, Problem>): Form<Values, Problem> {
  type Failure = FormFailure<Values, Problem>
  const ref = useRef<HTMLFormElement>(null)
  const [edited, setEdited] = useState<Partial<Values>>({})
  const [attempts, setAttempts] = useState(0)
  const { step, failure, set, run } = useSubmission<Failure>(error => {
    const read =
      error instanceof InvalidFields ? { fields: error.fields as FieldErrors<Values> } : readFailure(error)
    if (read) setAttempts(before => before + 1)
    return read
  })
  const values: Values = { ...initial, ...edited }
  const checked: FieldErrors<Values> = attempts > 0 ? check(values) : {}
  // After the errors are drawn: the fields are found by them.
  useEffect(() => {
    if (attempts > 0) focusFirstInvalid(ref.current)
  }, [attempts])

  const submit = () => {
    if (step === 'sending' || blocked?.(values)) return
    if (Object.keys(check(values)).length === 0) {
      const kept = keepsProblem && failure?.form !== undefined ? { form: failure.form } : null
      return void run(async () => send(values), kept)
    }
    const problem = onInvalid?.(values)
    set({ step: 'idle', failure: problem === undefined ? null : { form: problem } })
    setAttempts(before => before + 1)
  }
  const change = (part: Partial<Values>) => {
    setEdited(before => ({ ...before, ...part }))
    set(before => {
      if (before.step === 'sending') return before
      const stays = ([name]: [string, unknown]) => !(name in part)
      const fields = Object.fromEntries(Object.entries(before.failure?.fields ?? {}).filter(stays))
      return {
        step: 'idle',
        failure: before.failure && { ...before.failure, fields: fields as FieldErrors<Values> },
      }
    })
  }
  return {
    form: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit: event => {
        event.preventDefault()
        submit()
      },
      'aria-busy': step === 'sending',
    },
    values,
    busy: step === 'sending',
    sent: step === 'sent',
    problem: failure?.form ?? null,
    submit,
    change,
    reset: nextValues => {
      const isKept = ([name, value]: [string, unknown]) =>
        nextValues && nextValues[name as Name<Values>] !== value
      setEdited(before => Object.fromEntries(Object.entries(before).filter(isKept)) as Partial<Values>)
      setAttempts(0)
    },
    field: name => ({
      value: values[name],
      onChange: value => change({ [name]: value } as unknown as Partial<Values>),
      error: checked[name] ?? failure?.fields?.[name] ?? null,
    }),
  }
}
