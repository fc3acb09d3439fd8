/**
 * Moves the focus after pressing a button that disappears: to the message field or, on a touch screen, where the
 * keyboard would open, to the text.
 */
export function restoreFocus(field: HTMLElement | null, text: HTMLElement | null): void {
  if (matchMedia('(pointer: fine)').matches) field?.focus({ preventScroll: true })
  else text?.focus({ preventScroll: true })
}
