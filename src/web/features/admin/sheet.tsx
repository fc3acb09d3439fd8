import type { ComponentProps } from 'react'
import { Modal, type ModalLook } from '../../ui/modal.tsx'

const look: ModalLook = {
  dialog: 'sheet',
  head: 'flex items-start justify-between gap-3 border-b border-line px-4 py-3 sm:px-6',
  title: 'pt-2 text-lg font-semibold wrap-anywhere',
  line: 'pb-2 text-ink-2',
  body: 'min-h-0 flex-1 overflow-y-auto px-4 py-5 sm:px-6',
  foot: 'flex flex-wrap justify-end gap-3 border-t border-line px-4 py-3 sm:px-6',
}
const wideLook: ModalLook = { ...look, dialog: 'sheet admin-sheet' }

/** A sheet over the page: from below on a phone, from the right on a desk. */
export const Sheet = ({
  wide = false,
  ...rest
}: Omit<ComponentProps<typeof Modal>, 'look'> & { wide?: boolean }) => (
  <Modal look={wide ? wideLook : look} {...rest} />
)
