import './explained.css'
import type { ComponentProps } from 'react'
import { Popover } from './popover.tsx'

/** A button that opens an explanation: text, or paragraphs. */
export const Explanation = (props: Pick<ComponentProps<typeof Popover>, 'button' | 'children'>) => (
  <Popover {...props} className="explanation" />
)
