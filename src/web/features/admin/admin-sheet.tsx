import type { ComponentProps } from 'react'
import { Dialog, type DialogLook } from '../../ui/dialog.tsx'

const look: DialogLook = {
  dialog: 'sheet',
  head: 'flex items-start justify-between gap-3 border-b border-line px-4 py-3 sm:px-6',
  title: 'pt-2 text-lg font-semibold wrap-anywhere',
  line: 'pb-2 text-ink-2',
  close: '-mr-2',
  body: 'min-h-0 flex-1 overflow-y-auto px-4 py-5 sm:px-6',
  foot: 'flex flex-wrap justify-end gap-3 border-t border-line px-4 py-3 sm:px-6',
}
const wideLook: DialogLook = { ...look, dialog: 'sheet admin-sheet' }

/** A sheet over the page: from below on a phone, from the right on a wide screen. */
export const AdminSheet = ({
  wide = false,
  ...rest
}: Omit<ComponentProps<typeof Dialog>, 'look' | 'titleTakesFocus'> & { wide?: boolean }) => (
  <Dialog look={wide ? wideLook : look} titleTakesFocus {...rest} />
)
