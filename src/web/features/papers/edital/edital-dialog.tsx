import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { Dialog, type DialogLook } from '../../ui/dialog.tsx'

const look: DialogLook = {
  dialog: 'edital-dialog',
  head: 'edital-head',
  title: 'text-xl font-bold tracking-tight',
  line: 'text-ink-3 text-pretty',
  close: '-mt-1.5 -mr-2',
  body: 'edital-body',
  foot: 'edital-foot',
}

/**
 * A wide dialog over the page, full-screen on a phone. It is attached to the end of the body, because its opener may
 * be hidden while off the screen.
 */
export const EditalDialog = (props: Omit<ComponentProps<typeof Dialog>, 'look' | 'titleTakesFocus'>) =>
  createPortal(<Dialog look={look} titleTakesFocus {...props} />, document.body)
