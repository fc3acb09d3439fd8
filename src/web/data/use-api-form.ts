import { type FieldErrors, type Form, type FormOptions, useForm } from '../ui/use-form.ts'
import { RequestRefused } from './api-client.ts'

/** The server's errors of these fields; those of other fields are left to the form as a whole. */
function readFieldErrors<Values extends object>(error: unknown, values: Values): FieldErrors<Values> {
  const errors = error instanceof RequestRefused ? Object.entries(error.fields) : []
  return Object.fromEntries(errors.filter(([name]) => name in values)) as FieldErrors<Values>
}

/**
 * A form that is sent to the API. Its values have the names of the call's fields, so that the server's errors find
 * their place; any other error concerns the form as a whole.
 */
export function useApiForm<Values extends object, Problem = string>({
  describe,
  onFailure,
  ...options
}: Omit<FormOptions<Values, Problem>, 'readFailure'> & {
  /** Returns what to show of an error; `null` when it was shown elsewhere. */
  describe: (error: unknown) => Problem | null
  /** Called with the words that are shown for an error. */
  onFailure?: (problem: Problem, error: unknown) => void
}): Form<Values, Problem> {
  return useForm<Values, Problem>({
    ...options,
    readFailure: error => {
      const problem = describe(error)
      if (problem === null) return null
      onFailure?.(problem, error)
      const fields = readFieldErrors(error, options.initial)
      return Object.keys(fields).length > 0 ? { fields } : { form: problem }
    },
  })
}
