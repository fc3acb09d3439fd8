/**
 * After a press on what is gone by then: the focus goes where one writes; where a finger would have its keyboard come
 * up, to what is being read.
 */
export function keepPlace(field: HTMLElement | null, text: HTMLElement | null): void {
  if (matchMedia('(pointer: fine)').matches) field?.focus({ preventScroll: true })
  else text?.focus({ preventScroll: true })
}
