import { type ComponentProps, useId } from 'react'

/**
 * A button and the layer that it opens over the page. The browser closes the layer on Esc or a tap elsewhere; the focus
 * stays on the button, and Tab goes on into the layer.
 */
export function Popover({
  button,
  ...layer
}: {
  button: Omit<ComponentProps<'button'>, 'type' | 'popoverTarget'>
} & Omit<ComponentProps<'div'>, 'id' | 'popover'>) {
  const id = useId()
  return (
    <>
      <button {...button} type="button" popoverTarget={id} />
      <div {...layer} id={id} popover="auto" />
    </>
  )
}
