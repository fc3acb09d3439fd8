import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { Modal, type ModalLook } from '../../ui/modal.tsx'

const look: ModalLook = {
  dialog: 'notice-dialog',
  head: 'notice-head',
  title: 'text-xl font-bold tracking-tight',
  line: 'text-ink-3 text-pretty',
  close: '-mt-1.5',
  body: 'notice-body',
  foot: 'notice-foot',
}

/**
 * A wide sheet over the page, all of a phone's screen. At the end of the body: where it is opened may be hidden while
 * it is off the screen.
 */
export const NoticeDialog = (props: Omit<ComponentProps<typeof Modal>, 'look'>) =>
  createPortal(<Modal look={look} {...props} />, document.body)
