import type { ComponentProps } from 'react'

const switchClass =
  'relative h-6 w-11 shrink-0 appearance-none rounded-full border border-control-line bg-raised-3 transition-colors before:absolute before:top-1/2 before:left-0.75 before:size-4 before:-translate-y-1/2 before:rounded-full before:bg-ink-2 before:transition-transform checked:border-amber checked:bg-amber checked:before:translate-x-5 checked:before:bg-amber-ink disabled:opacity-50'

/** A switch that takes effect at once. Its label is a label around it or the element `id`. */
export const Switch = ({
  checked,
  onTurn,
  ...more
}: { checked: boolean; onTurn: (on: boolean) => void } & Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'value' | 'disabled' | 'aria-describedby'
>) => (
  <input
    {...more}
    type="checkbox"
    role="switch"
    checked={checked}
    aria-checked={checked}
    onChange={event => onTurn(event.target.checked)}
    className={switchClass}
  />
)
