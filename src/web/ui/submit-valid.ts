import type { FormEvent } from 'react'

/** Gives the first field that is marked as wrong the focus. @returns whether there is one */
export function focusFirstInvalid(form: HTMLElement | null): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid], [data-invalid] input')
  wrong?.focus()
  return wrong !== null && wrong !== undefined
}

/**
 * Handles the submission of a form that applies in the browser and whose fields show their errors as they are typed:
 * the first wrong field gets the focus, and `apply` is called only when there is none.
 */
export function submitValid(event: FormEvent<HTMLFormElement>, apply: () => void): void {
  event.preventDefault()
  if (!focusFirstInvalid(event.currentTarget)) apply()
}
