import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { Dialog, type DialogLook } from '../../ui/dialog.tsx'

const look: DialogLook = {
  dialog: 'notice-dialog',
  head: 'notice-head',
  title: 'text-xl font-bold tracking-tight',
  line: 'text-ink-3 text-pretty',
  close: '-mt-1.5 -mr-2',
  body: 'notice-body',
  foot: 'notice-foot',
}

/**
 * A wide sheet over the page, all of a phone's screen. At the end of the body: where it is opened may be hidden while
 * it is off the screen.
 */
export const NoticeDialog = (props: Omit<ComponentProps<typeof Dialog>, 'look' | 'titleTakesFocus'>) =>
  createPortal(<Dialog look={look} titleTakesFocus {...props} />, document.body)
